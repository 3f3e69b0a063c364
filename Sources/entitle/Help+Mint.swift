// The help of the test store.
extension Help {
  static let mint = """
    usage: entitle mint SCRIPT [project=ID] [--store STORE] [--send] [--seed N]
                        [--shuffle] [--repeat] [--secret SECRET]
           entitle mint --root

    Writes what a store would send, signed with test keys, in the form that store.notify takes. The
    script has a step on each line, for example {"do":"buy","product":"monthly"}, and then
    {"do":"renew"}. The page minting.md of the protocol lists all steps.

      SCRIPT     a file, or - for standard input
      --store    appStore (default), playStore or stripe
      --send     sends each notification to the project, after its manual clock has moved to the
                 time of the step, and prints each reply
      --seed     a number from which all ids follow. Default: 1
      --shuffle  delivers in another order, which the seed determines
      --repeat   delivers everything twice
      --secret   the secret that signs Stripe's events when no project gives it
      --root     prints the root certificate for roots of stores.appStore, base64 of DER

    A step without at happens when it is due. With --send or project=ID, the project gives the app,
    the secret and the kinds of products, which needs the role admin. Otherwise the app is
    com.example with the number 1234.

    """
}
