class Theme {}
