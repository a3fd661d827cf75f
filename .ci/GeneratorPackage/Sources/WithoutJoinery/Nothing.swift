enum Nothing {}
