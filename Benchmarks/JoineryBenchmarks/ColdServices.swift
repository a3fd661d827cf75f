import Joinery

// Two hundred services, so that each can be resolved for the first time. Every fifth is a singleton.

final class Cold0: Sendable { init() {} }
final class Cold1: Sendable {
    let need: Cold0
    init(need: Cold0) { self.need = need }
}
final class Cold2: Sendable {
    let need: Cold1
    init(need: Cold1) { self.need = need }
}
final class Cold3: Sendable {
    let need: Cold2
    init(need: Cold2) { self.need = need }
}
final class Cold4: Sendable { init() {} }
final class Cold5: Sendable { init() {} }
final class Cold6: Sendable {
    let need: Cold5
    init(need: Cold5) { self.need = need }
}
final class Cold7: Sendable {
    let need: Cold6
    init(need: Cold6) { self.need = need }
}
final class Cold8: Sendable {
    let need: Cold7
    init(need: Cold7) { self.need = need }
}
final class Cold9: Sendable { init() {} }
final class Cold10: Sendable { init() {} }
final class Cold11: Sendable {
    let need: Cold10
    init(need: Cold10) { self.need = need }
}
final class Cold12: Sendable {
    let need: Cold11
    init(need: Cold11) { self.need = need }
}
final class Cold13: Sendable {
    let need: Cold12
    init(need: Cold12) { self.need = need }
}
final class Cold14: Sendable { init() {} }
final class Cold15: Sendable { init() {} }
final class Cold16: Sendable {
    let need: Cold15
    init(need: Cold15) { self.need = need }
}
final class Cold17: Sendable {
    let need: Cold16
    init(need: Cold16) { self.need = need }
}
final class Cold18: Sendable {
    let need: Cold17
    init(need: Cold17) { self.need = need }
}
final class Cold19: Sendable { init() {} }
final class Cold20: Sendable { init() {} }
final class Cold21: Sendable {
    let need: Cold20
    init(need: Cold20) { self.need = need }
}
final class Cold22: Sendable {
    let need: Cold21
    init(need: Cold21) { self.need = need }
}
final class Cold23: Sendable {
    let need: Cold22
    init(need: Cold22) { self.need = need }
}
final class Cold24: Sendable { init() {} }
final class Cold25: Sendable { init() {} }
final class Cold26: Sendable {
    let need: Cold25
    init(need: Cold25) { self.need = need }
}
final class Cold27: Sendable {
    let need: Cold26
    init(need: Cold26) { self.need = need }
}
final class Cold28: Sendable {
    let need: Cold27
    init(need: Cold27) { self.need = need }
}
final class Cold29: Sendable { init() {} }
final class Cold30: Sendable { init() {} }
final class Cold31: Sendable {
    let need: Cold30
    init(need: Cold30) { self.need = need }
}
final class Cold32: Sendable {
    let need: Cold31
    init(need: Cold31) { self.need = need }
}
final class Cold33: Sendable {
    let need: Cold32
    init(need: Cold32) { self.need = need }
}
final class Cold34: Sendable { init() {} }
final class Cold35: Sendable { init() {} }
final class Cold36: Sendable {
    let need: Cold35
    init(need: Cold35) { self.need = need }
}
final class Cold37: Sendable {
    let need: Cold36
    init(need: Cold36) { self.need = need }
}
final class Cold38: Sendable {
    let need: Cold37
    init(need: Cold37) { self.need = need }
}
final class Cold39: Sendable { init() {} }
final class Cold40: Sendable { init() {} }
final class Cold41: Sendable {
    let need: Cold40
    init(need: Cold40) { self.need = need }
}
final class Cold42: Sendable {
    let need: Cold41
    init(need: Cold41) { self.need = need }
}
final class Cold43: Sendable {
    let need: Cold42
    init(need: Cold42) { self.need = need }
}
final class Cold44: Sendable { init() {} }
final class Cold45: Sendable { init() {} }
final class Cold46: Sendable {
    let need: Cold45
    init(need: Cold45) { self.need = need }
}
final class Cold47: Sendable {
    let need: Cold46
    init(need: Cold46) { self.need = need }
}
final class Cold48: Sendable {
    let need: Cold47
    init(need: Cold47) { self.need = need }
}
final class Cold49: Sendable { init() {} }
final class Cold50: Sendable { init() {} }
final class Cold51: Sendable {
    let need: Cold50
    init(need: Cold50) { self.need = need }
}
final class Cold52: Sendable {
    let need: Cold51
    init(need: Cold51) { self.need = need }
}
final class Cold53: Sendable {
    let need: Cold52
    init(need: Cold52) { self.need = need }
}
final class Cold54: Sendable { init() {} }
final class Cold55: Sendable { init() {} }
final class Cold56: Sendable {
    let need: Cold55
    init(need: Cold55) { self.need = need }
}
final class Cold57: Sendable {
    let need: Cold56
    init(need: Cold56) { self.need = need }
}
final class Cold58: Sendable {
    let need: Cold57
    init(need: Cold57) { self.need = need }
}
final class Cold59: Sendable { init() {} }
final class Cold60: Sendable { init() {} }
final class Cold61: Sendable {
    let need: Cold60
    init(need: Cold60) { self.need = need }
}
final class Cold62: Sendable {
    let need: Cold61
    init(need: Cold61) { self.need = need }
}
final class Cold63: Sendable {
    let need: Cold62
    init(need: Cold62) { self.need = need }
}
final class Cold64: Sendable { init() {} }
final class Cold65: Sendable { init() {} }
final class Cold66: Sendable {
    let need: Cold65
    init(need: Cold65) { self.need = need }
}
final class Cold67: Sendable {
    let need: Cold66
    init(need: Cold66) { self.need = need }
}
final class Cold68: Sendable {
    let need: Cold67
    init(need: Cold67) { self.need = need }
}
final class Cold69: Sendable { init() {} }
final class Cold70: Sendable { init() {} }
final class Cold71: Sendable {
    let need: Cold70
    init(need: Cold70) { self.need = need }
}
final class Cold72: Sendable {
    let need: Cold71
    init(need: Cold71) { self.need = need }
}
final class Cold73: Sendable {
    let need: Cold72
    init(need: Cold72) { self.need = need }
}
final class Cold74: Sendable { init() {} }
final class Cold75: Sendable { init() {} }
final class Cold76: Sendable {
    let need: Cold75
    init(need: Cold75) { self.need = need }
}
final class Cold77: Sendable {
    let need: Cold76
    init(need: Cold76) { self.need = need }
}
final class Cold78: Sendable {
    let need: Cold77
    init(need: Cold77) { self.need = need }
}
final class Cold79: Sendable { init() {} }
final class Cold80: Sendable { init() {} }
final class Cold81: Sendable {
    let need: Cold80
    init(need: Cold80) { self.need = need }
}
final class Cold82: Sendable {
    let need: Cold81
    init(need: Cold81) { self.need = need }
}
final class Cold83: Sendable {
    let need: Cold82
    init(need: Cold82) { self.need = need }
}
final class Cold84: Sendable { init() {} }
final class Cold85: Sendable { init() {} }
final class Cold86: Sendable {
    let need: Cold85
    init(need: Cold85) { self.need = need }
}
final class Cold87: Sendable {
    let need: Cold86
    init(need: Cold86) { self.need = need }
}
final class Cold88: Sendable {
    let need: Cold87
    init(need: Cold87) { self.need = need }
}
final class Cold89: Sendable { init() {} }
final class Cold90: Sendable { init() {} }
final class Cold91: Sendable {
    let need: Cold90
    init(need: Cold90) { self.need = need }
}
final class Cold92: Sendable {
    let need: Cold91
    init(need: Cold91) { self.need = need }
}
final class Cold93: Sendable {
    let need: Cold92
    init(need: Cold92) { self.need = need }
}
final class Cold94: Sendable { init() {} }
final class Cold95: Sendable { init() {} }
final class Cold96: Sendable {
    let need: Cold95
    init(need: Cold95) { self.need = need }
}
final class Cold97: Sendable {
    let need: Cold96
    init(need: Cold96) { self.need = need }
}
final class Cold98: Sendable {
    let need: Cold97
    init(need: Cold97) { self.need = need }
}
final class Cold99: Sendable { init() {} }
final class Cold100: Sendable { init() {} }
final class Cold101: Sendable {
    let need: Cold100
    init(need: Cold100) { self.need = need }
}
final class Cold102: Sendable {
    let need: Cold101
    init(need: Cold101) { self.need = need }
}
final class Cold103: Sendable {
    let need: Cold102
    init(need: Cold102) { self.need = need }
}
final class Cold104: Sendable { init() {} }
final class Cold105: Sendable { init() {} }
final class Cold106: Sendable {
    let need: Cold105
    init(need: Cold105) { self.need = need }
}
final class Cold107: Sendable {
    let need: Cold106
    init(need: Cold106) { self.need = need }
}
final class Cold108: Sendable {
    let need: Cold107
    init(need: Cold107) { self.need = need }
}
final class Cold109: Sendable { init() {} }
final class Cold110: Sendable { init() {} }
final class Cold111: Sendable {
    let need: Cold110
    init(need: Cold110) { self.need = need }
}
final class Cold112: Sendable {
    let need: Cold111
    init(need: Cold111) { self.need = need }
}
final class Cold113: Sendable {
    let need: Cold112
    init(need: Cold112) { self.need = need }
}
final class Cold114: Sendable { init() {} }
final class Cold115: Sendable { init() {} }
final class Cold116: Sendable {
    let need: Cold115
    init(need: Cold115) { self.need = need }
}
final class Cold117: Sendable {
    let need: Cold116
    init(need: Cold116) { self.need = need }
}
final class Cold118: Sendable {
    let need: Cold117
    init(need: Cold117) { self.need = need }
}
final class Cold119: Sendable { init() {} }
final class Cold120: Sendable { init() {} }
final class Cold121: Sendable {
    let need: Cold120
    init(need: Cold120) { self.need = need }
}
final class Cold122: Sendable {
    let need: Cold121
    init(need: Cold121) { self.need = need }
}
final class Cold123: Sendable {
    let need: Cold122
    init(need: Cold122) { self.need = need }
}
final class Cold124: Sendable { init() {} }
final class Cold125: Sendable { init() {} }
final class Cold126: Sendable {
    let need: Cold125
    init(need: Cold125) { self.need = need }
}
final class Cold127: Sendable {
    let need: Cold126
    init(need: Cold126) { self.need = need }
}
final class Cold128: Sendable {
    let need: Cold127
    init(need: Cold127) { self.need = need }
}
final class Cold129: Sendable { init() {} }
final class Cold130: Sendable { init() {} }
final class Cold131: Sendable {
    let need: Cold130
    init(need: Cold130) { self.need = need }
}
final class Cold132: Sendable {
    let need: Cold131
    init(need: Cold131) { self.need = need }
}
final class Cold133: Sendable {
    let need: Cold132
    init(need: Cold132) { self.need = need }
}
final class Cold134: Sendable { init() {} }
final class Cold135: Sendable { init() {} }
final class Cold136: Sendable {
    let need: Cold135
    init(need: Cold135) { self.need = need }
}
final class Cold137: Sendable {
    let need: Cold136
    init(need: Cold136) { self.need = need }
}
final class Cold138: Sendable {
    let need: Cold137
    init(need: Cold137) { self.need = need }
}
final class Cold139: Sendable { init() {} }
final class Cold140: Sendable { init() {} }
final class Cold141: Sendable {
    let need: Cold140
    init(need: Cold140) { self.need = need }
}
final class Cold142: Sendable {
    let need: Cold141
    init(need: Cold141) { self.need = need }
}
final class Cold143: Sendable {
    let need: Cold142
    init(need: Cold142) { self.need = need }
}
final class Cold144: Sendable { init() {} }
final class Cold145: Sendable { init() {} }
final class Cold146: Sendable {
    let need: Cold145
    init(need: Cold145) { self.need = need }
}
final class Cold147: Sendable {
    let need: Cold146
    init(need: Cold146) { self.need = need }
}
final class Cold148: Sendable {
    let need: Cold147
    init(need: Cold147) { self.need = need }
}
final class Cold149: Sendable { init() {} }
final class Cold150: Sendable { init() {} }
final class Cold151: Sendable {
    let need: Cold150
    init(need: Cold150) { self.need = need }
}
final class Cold152: Sendable {
    let need: Cold151
    init(need: Cold151) { self.need = need }
}
final class Cold153: Sendable {
    let need: Cold152
    init(need: Cold152) { self.need = need }
}
final class Cold154: Sendable { init() {} }
final class Cold155: Sendable { init() {} }
final class Cold156: Sendable {
    let need: Cold155
    init(need: Cold155) { self.need = need }
}
final class Cold157: Sendable {
    let need: Cold156
    init(need: Cold156) { self.need = need }
}
final class Cold158: Sendable {
    let need: Cold157
    init(need: Cold157) { self.need = need }
}
final class Cold159: Sendable { init() {} }
final class Cold160: Sendable { init() {} }
final class Cold161: Sendable {
    let need: Cold160
    init(need: Cold160) { self.need = need }
}
final class Cold162: Sendable {
    let need: Cold161
    init(need: Cold161) { self.need = need }
}
final class Cold163: Sendable {
    let need: Cold162
    init(need: Cold162) { self.need = need }
}
final class Cold164: Sendable { init() {} }
final class Cold165: Sendable { init() {} }
final class Cold166: Sendable {
    let need: Cold165
    init(need: Cold165) { self.need = need }
}
final class Cold167: Sendable {
    let need: Cold166
    init(need: Cold166) { self.need = need }
}
final class Cold168: Sendable {
    let need: Cold167
    init(need: Cold167) { self.need = need }
}
final class Cold169: Sendable { init() {} }
final class Cold170: Sendable { init() {} }
final class Cold171: Sendable {
    let need: Cold170
    init(need: Cold170) { self.need = need }
}
final class Cold172: Sendable {
    let need: Cold171
    init(need: Cold171) { self.need = need }
}
final class Cold173: Sendable {
    let need: Cold172
    init(need: Cold172) { self.need = need }
}
final class Cold174: Sendable { init() {} }
final class Cold175: Sendable { init() {} }
final class Cold176: Sendable {
    let need: Cold175
    init(need: Cold175) { self.need = need }
}
final class Cold177: Sendable {
    let need: Cold176
    init(need: Cold176) { self.need = need }
}
final class Cold178: Sendable {
    let need: Cold177
    init(need: Cold177) { self.need = need }
}
final class Cold179: Sendable { init() {} }
final class Cold180: Sendable { init() {} }
final class Cold181: Sendable {
    let need: Cold180
    init(need: Cold180) { self.need = need }
}
final class Cold182: Sendable {
    let need: Cold181
    init(need: Cold181) { self.need = need }
}
final class Cold183: Sendable {
    let need: Cold182
    init(need: Cold182) { self.need = need }
}
final class Cold184: Sendable { init() {} }
final class Cold185: Sendable { init() {} }
final class Cold186: Sendable {
    let need: Cold185
    init(need: Cold185) { self.need = need }
}
final class Cold187: Sendable {
    let need: Cold186
    init(need: Cold186) { self.need = need }
}
final class Cold188: Sendable {
    let need: Cold187
    init(need: Cold187) { self.need = need }
}
final class Cold189: Sendable { init() {} }
final class Cold190: Sendable { init() {} }
final class Cold191: Sendable {
    let need: Cold190
    init(need: Cold190) { self.need = need }
}
final class Cold192: Sendable {
    let need: Cold191
    init(need: Cold191) { self.need = need }
}
final class Cold193: Sendable {
    let need: Cold192
    init(need: Cold192) { self.need = need }
}
final class Cold194: Sendable { init() {} }
final class Cold195: Sendable { init() {} }
final class Cold196: Sendable {
    let need: Cold195
    init(need: Cold195) { self.need = need }
}
final class Cold197: Sendable {
    let need: Cold196
    init(need: Cold196) { self.need = need }
}
final class Cold198: Sendable {
    let need: Cold197
    init(need: Cold197) { self.need = need }
}
final class Cold199: Sendable { init() {} }

private struct ColdAssembly0: Assembly {
    var bindings: Bindings {
        Transient(Cold0.init)
        Transient(Cold1.init)
        Transient(Cold2.init)
        Transient(Cold3.init)
        Singleton(Cold4.init)
        Transient(Cold5.init)
        Transient(Cold6.init)
        Transient(Cold7.init)
        Transient(Cold8.init)
        Singleton(Cold9.init)
        Transient(Cold10.init)
        Transient(Cold11.init)
        Transient(Cold12.init)
        Transient(Cold13.init)
        Singleton(Cold14.init)
        Transient(Cold15.init)
        Transient(Cold16.init)
        Transient(Cold17.init)
        Transient(Cold18.init)
        Singleton(Cold19.init)
    }
}

private struct ColdAssembly1: Assembly {
    var bindings: Bindings {
        Transient(Cold20.init)
        Transient(Cold21.init)
        Transient(Cold22.init)
        Transient(Cold23.init)
        Singleton(Cold24.init)
        Transient(Cold25.init)
        Transient(Cold26.init)
        Transient(Cold27.init)
        Transient(Cold28.init)
        Singleton(Cold29.init)
        Transient(Cold30.init)
        Transient(Cold31.init)
        Transient(Cold32.init)
        Transient(Cold33.init)
        Singleton(Cold34.init)
        Transient(Cold35.init)
        Transient(Cold36.init)
        Transient(Cold37.init)
        Transient(Cold38.init)
        Singleton(Cold39.init)
    }
}

private struct ColdAssembly2: Assembly {
    var bindings: Bindings {
        Transient(Cold40.init)
        Transient(Cold41.init)
        Transient(Cold42.init)
        Transient(Cold43.init)
        Singleton(Cold44.init)
        Transient(Cold45.init)
        Transient(Cold46.init)
        Transient(Cold47.init)
        Transient(Cold48.init)
        Singleton(Cold49.init)
        Transient(Cold50.init)
        Transient(Cold51.init)
        Transient(Cold52.init)
        Transient(Cold53.init)
        Singleton(Cold54.init)
        Transient(Cold55.init)
        Transient(Cold56.init)
        Transient(Cold57.init)
        Transient(Cold58.init)
        Singleton(Cold59.init)
    }
}

private struct ColdAssembly3: Assembly {
    var bindings: Bindings {
        Transient(Cold60.init)
        Transient(Cold61.init)
        Transient(Cold62.init)
        Transient(Cold63.init)
        Singleton(Cold64.init)
        Transient(Cold65.init)
        Transient(Cold66.init)
        Transient(Cold67.init)
        Transient(Cold68.init)
        Singleton(Cold69.init)
        Transient(Cold70.init)
        Transient(Cold71.init)
        Transient(Cold72.init)
        Transient(Cold73.init)
        Singleton(Cold74.init)
        Transient(Cold75.init)
        Transient(Cold76.init)
        Transient(Cold77.init)
        Transient(Cold78.init)
        Singleton(Cold79.init)
    }
}

private struct ColdAssembly4: Assembly {
    var bindings: Bindings {
        Transient(Cold80.init)
        Transient(Cold81.init)
        Transient(Cold82.init)
        Transient(Cold83.init)
        Singleton(Cold84.init)
        Transient(Cold85.init)
        Transient(Cold86.init)
        Transient(Cold87.init)
        Transient(Cold88.init)
        Singleton(Cold89.init)
        Transient(Cold90.init)
        Transient(Cold91.init)
        Transient(Cold92.init)
        Transient(Cold93.init)
        Singleton(Cold94.init)
        Transient(Cold95.init)
        Transient(Cold96.init)
        Transient(Cold97.init)
        Transient(Cold98.init)
        Singleton(Cold99.init)
    }
}

private struct ColdAssembly5: Assembly {
    var bindings: Bindings {
        Transient(Cold100.init)
        Transient(Cold101.init)
        Transient(Cold102.init)
        Transient(Cold103.init)
        Singleton(Cold104.init)
        Transient(Cold105.init)
        Transient(Cold106.init)
        Transient(Cold107.init)
        Transient(Cold108.init)
        Singleton(Cold109.init)
        Transient(Cold110.init)
        Transient(Cold111.init)
        Transient(Cold112.init)
        Transient(Cold113.init)
        Singleton(Cold114.init)
        Transient(Cold115.init)
        Transient(Cold116.init)
        Transient(Cold117.init)
        Transient(Cold118.init)
        Singleton(Cold119.init)
    }
}

private struct ColdAssembly6: Assembly {
    var bindings: Bindings {
        Transient(Cold120.init)
        Transient(Cold121.init)
        Transient(Cold122.init)
        Transient(Cold123.init)
        Singleton(Cold124.init)
        Transient(Cold125.init)
        Transient(Cold126.init)
        Transient(Cold127.init)
        Transient(Cold128.init)
        Singleton(Cold129.init)
        Transient(Cold130.init)
        Transient(Cold131.init)
        Transient(Cold132.init)
        Transient(Cold133.init)
        Singleton(Cold134.init)
        Transient(Cold135.init)
        Transient(Cold136.init)
        Transient(Cold137.init)
        Transient(Cold138.init)
        Singleton(Cold139.init)
    }
}

private struct ColdAssembly7: Assembly {
    var bindings: Bindings {
        Transient(Cold140.init)
        Transient(Cold141.init)
        Transient(Cold142.init)
        Transient(Cold143.init)
        Singleton(Cold144.init)
        Transient(Cold145.init)
        Transient(Cold146.init)
        Transient(Cold147.init)
        Transient(Cold148.init)
        Singleton(Cold149.init)
        Transient(Cold150.init)
        Transient(Cold151.init)
        Transient(Cold152.init)
        Transient(Cold153.init)
        Singleton(Cold154.init)
        Transient(Cold155.init)
        Transient(Cold156.init)
        Transient(Cold157.init)
        Transient(Cold158.init)
        Singleton(Cold159.init)
    }
}

private struct ColdAssembly8: Assembly {
    var bindings: Bindings {
        Transient(Cold160.init)
        Transient(Cold161.init)
        Transient(Cold162.init)
        Transient(Cold163.init)
        Singleton(Cold164.init)
        Transient(Cold165.init)
        Transient(Cold166.init)
        Transient(Cold167.init)
        Transient(Cold168.init)
        Singleton(Cold169.init)
        Transient(Cold170.init)
        Transient(Cold171.init)
        Transient(Cold172.init)
        Transient(Cold173.init)
        Singleton(Cold174.init)
        Transient(Cold175.init)
        Transient(Cold176.init)
        Transient(Cold177.init)
        Transient(Cold178.init)
        Singleton(Cold179.init)
    }
}

private struct ColdAssembly9: Assembly {
    var bindings: Bindings {
        Transient(Cold180.init)
        Transient(Cold181.init)
        Transient(Cold182.init)
        Transient(Cold183.init)
        Singleton(Cold184.init)
        Transient(Cold185.init)
        Transient(Cold186.init)
        Transient(Cold187.init)
        Transient(Cold188.init)
        Singleton(Cold189.init)
        Transient(Cold190.init)
        Transient(Cold191.init)
        Transient(Cold192.init)
        Transient(Cold193.init)
        Singleton(Cold194.init)
        Transient(Cold195.init)
        Transient(Cold196.init)
        Transient(Cold197.init)
        Transient(Cold198.init)
        Singleton(Cold199.init)
    }
}

func coldContainer() throws -> Container {
    try Container {
        ColdAssembly0()
        ColdAssembly1()
        ColdAssembly2()
        ColdAssembly3()
        ColdAssembly4()
        ColdAssembly5()
        ColdAssembly6()
        ColdAssembly7()
        ColdAssembly8()
        ColdAssembly9()
    }
}

/// Resolves each of the services once.
func resolveAllCold(_ container: Container) throws {
    use(try container.resolve(Cold0.self))
    use(try container.resolve(Cold1.self))
    use(try container.resolve(Cold2.self))
    use(try container.resolve(Cold3.self))
    use(try container.resolve(Cold4.self))
    use(try container.resolve(Cold5.self))
    use(try container.resolve(Cold6.self))
    use(try container.resolve(Cold7.self))
    use(try container.resolve(Cold8.self))
    use(try container.resolve(Cold9.self))
    use(try container.resolve(Cold10.self))
    use(try container.resolve(Cold11.self))
    use(try container.resolve(Cold12.self))
    use(try container.resolve(Cold13.self))
    use(try container.resolve(Cold14.self))
    use(try container.resolve(Cold15.self))
    use(try container.resolve(Cold16.self))
    use(try container.resolve(Cold17.self))
    use(try container.resolve(Cold18.self))
    use(try container.resolve(Cold19.self))
    use(try container.resolve(Cold20.self))
    use(try container.resolve(Cold21.self))
    use(try container.resolve(Cold22.self))
    use(try container.resolve(Cold23.self))
    use(try container.resolve(Cold24.self))
    use(try container.resolve(Cold25.self))
    use(try container.resolve(Cold26.self))
    use(try container.resolve(Cold27.self))
    use(try container.resolve(Cold28.self))
    use(try container.resolve(Cold29.self))
    use(try container.resolve(Cold30.self))
    use(try container.resolve(Cold31.self))
    use(try container.resolve(Cold32.self))
    use(try container.resolve(Cold33.self))
    use(try container.resolve(Cold34.self))
    use(try container.resolve(Cold35.self))
    use(try container.resolve(Cold36.self))
    use(try container.resolve(Cold37.self))
    use(try container.resolve(Cold38.self))
    use(try container.resolve(Cold39.self))
    use(try container.resolve(Cold40.self))
    use(try container.resolve(Cold41.self))
    use(try container.resolve(Cold42.self))
    use(try container.resolve(Cold43.self))
    use(try container.resolve(Cold44.self))
    use(try container.resolve(Cold45.self))
    use(try container.resolve(Cold46.self))
    use(try container.resolve(Cold47.self))
    use(try container.resolve(Cold48.self))
    use(try container.resolve(Cold49.self))
    use(try container.resolve(Cold50.self))
    use(try container.resolve(Cold51.self))
    use(try container.resolve(Cold52.self))
    use(try container.resolve(Cold53.self))
    use(try container.resolve(Cold54.self))
    use(try container.resolve(Cold55.self))
    use(try container.resolve(Cold56.self))
    use(try container.resolve(Cold57.self))
    use(try container.resolve(Cold58.self))
    use(try container.resolve(Cold59.self))
    use(try container.resolve(Cold60.self))
    use(try container.resolve(Cold61.self))
    use(try container.resolve(Cold62.self))
    use(try container.resolve(Cold63.self))
    use(try container.resolve(Cold64.self))
    use(try container.resolve(Cold65.self))
    use(try container.resolve(Cold66.self))
    use(try container.resolve(Cold67.self))
    use(try container.resolve(Cold68.self))
    use(try container.resolve(Cold69.self))
    use(try container.resolve(Cold70.self))
    use(try container.resolve(Cold71.self))
    use(try container.resolve(Cold72.self))
    use(try container.resolve(Cold73.self))
    use(try container.resolve(Cold74.self))
    use(try container.resolve(Cold75.self))
    use(try container.resolve(Cold76.self))
    use(try container.resolve(Cold77.self))
    use(try container.resolve(Cold78.self))
    use(try container.resolve(Cold79.self))
    use(try container.resolve(Cold80.self))
    use(try container.resolve(Cold81.self))
    use(try container.resolve(Cold82.self))
    use(try container.resolve(Cold83.self))
    use(try container.resolve(Cold84.self))
    use(try container.resolve(Cold85.self))
    use(try container.resolve(Cold86.self))
    use(try container.resolve(Cold87.self))
    use(try container.resolve(Cold88.self))
    use(try container.resolve(Cold89.self))
    use(try container.resolve(Cold90.self))
    use(try container.resolve(Cold91.self))
    use(try container.resolve(Cold92.self))
    use(try container.resolve(Cold93.self))
    use(try container.resolve(Cold94.self))
    use(try container.resolve(Cold95.self))
    use(try container.resolve(Cold96.self))
    use(try container.resolve(Cold97.self))
    use(try container.resolve(Cold98.self))
    use(try container.resolve(Cold99.self))
    use(try container.resolve(Cold100.self))
    use(try container.resolve(Cold101.self))
    use(try container.resolve(Cold102.self))
    use(try container.resolve(Cold103.self))
    use(try container.resolve(Cold104.self))
    use(try container.resolve(Cold105.self))
    use(try container.resolve(Cold106.self))
    use(try container.resolve(Cold107.self))
    use(try container.resolve(Cold108.self))
    use(try container.resolve(Cold109.self))
    use(try container.resolve(Cold110.self))
    use(try container.resolve(Cold111.self))
    use(try container.resolve(Cold112.self))
    use(try container.resolve(Cold113.self))
    use(try container.resolve(Cold114.self))
    use(try container.resolve(Cold115.self))
    use(try container.resolve(Cold116.self))
    use(try container.resolve(Cold117.self))
    use(try container.resolve(Cold118.self))
    use(try container.resolve(Cold119.self))
    use(try container.resolve(Cold120.self))
    use(try container.resolve(Cold121.self))
    use(try container.resolve(Cold122.self))
    use(try container.resolve(Cold123.self))
    use(try container.resolve(Cold124.self))
    use(try container.resolve(Cold125.self))
    use(try container.resolve(Cold126.self))
    use(try container.resolve(Cold127.self))
    use(try container.resolve(Cold128.self))
    use(try container.resolve(Cold129.self))
    use(try container.resolve(Cold130.self))
    use(try container.resolve(Cold131.self))
    use(try container.resolve(Cold132.self))
    use(try container.resolve(Cold133.self))
    use(try container.resolve(Cold134.self))
    use(try container.resolve(Cold135.self))
    use(try container.resolve(Cold136.self))
    use(try container.resolve(Cold137.self))
    use(try container.resolve(Cold138.self))
    use(try container.resolve(Cold139.self))
    use(try container.resolve(Cold140.self))
    use(try container.resolve(Cold141.self))
    use(try container.resolve(Cold142.self))
    use(try container.resolve(Cold143.self))
    use(try container.resolve(Cold144.self))
    use(try container.resolve(Cold145.self))
    use(try container.resolve(Cold146.self))
    use(try container.resolve(Cold147.self))
    use(try container.resolve(Cold148.self))
    use(try container.resolve(Cold149.self))
    use(try container.resolve(Cold150.self))
    use(try container.resolve(Cold151.self))
    use(try container.resolve(Cold152.self))
    use(try container.resolve(Cold153.self))
    use(try container.resolve(Cold154.self))
    use(try container.resolve(Cold155.self))
    use(try container.resolve(Cold156.self))
    use(try container.resolve(Cold157.self))
    use(try container.resolve(Cold158.self))
    use(try container.resolve(Cold159.self))
    use(try container.resolve(Cold160.self))
    use(try container.resolve(Cold161.self))
    use(try container.resolve(Cold162.self))
    use(try container.resolve(Cold163.self))
    use(try container.resolve(Cold164.self))
    use(try container.resolve(Cold165.self))
    use(try container.resolve(Cold166.self))
    use(try container.resolve(Cold167.self))
    use(try container.resolve(Cold168.self))
    use(try container.resolve(Cold169.self))
    use(try container.resolve(Cold170.self))
    use(try container.resolve(Cold171.self))
    use(try container.resolve(Cold172.self))
    use(try container.resolve(Cold173.self))
    use(try container.resolve(Cold174.self))
    use(try container.resolve(Cold175.self))
    use(try container.resolve(Cold176.self))
    use(try container.resolve(Cold177.self))
    use(try container.resolve(Cold178.self))
    use(try container.resolve(Cold179.self))
    use(try container.resolve(Cold180.self))
    use(try container.resolve(Cold181.self))
    use(try container.resolve(Cold182.self))
    use(try container.resolve(Cold183.self))
    use(try container.resolve(Cold184.self))
    use(try container.resolve(Cold185.self))
    use(try container.resolve(Cold186.self))
    use(try container.resolve(Cold187.self))
    use(try container.resolve(Cold188.self))
    use(try container.resolve(Cold189.self))
    use(try container.resolve(Cold190.self))
    use(try container.resolve(Cold191.self))
    use(try container.resolve(Cold192.self))
    use(try container.resolve(Cold193.self))
    use(try container.resolve(Cold194.self))
    use(try container.resolve(Cold195.self))
    use(try container.resolve(Cold196.self))
    use(try container.resolve(Cold197.self))
    use(try container.resolve(Cold198.self))
    use(try container.resolve(Cold199.self))
}
