module entitled.example/entitled

go 1.19
