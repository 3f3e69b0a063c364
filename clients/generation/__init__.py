"""Makes the generated files of the clients from the contract in Protocol."""
