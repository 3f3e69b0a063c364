module entitled

go 1.19
