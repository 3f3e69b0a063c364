// Made from Protocol/methods by the tests' update switch; see Protocol/README.md.

let openRPCDocument = #"""
  {"openrpc":"1.3.2","info":{},"methods":[],"components":{}}
  """#
