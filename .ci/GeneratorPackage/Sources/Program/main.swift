print("a program")
