extension TemplateFile {
    /// The generator's own templates.
    static func defaults(style: GenerationRequest.Style, isViewless: Bool) -> [TemplateFile] {
        switch style {
        case .thorough: isViewless ? ThoroughTemplates.viewless : ThoroughTemplates.withView
        case .merged: isViewless ? MergedTemplates.viewless : MergedTemplates.withView
        }
    }
}
