package entitled.values;

/** Of a method that takes none. */
public final class NoParams extends Params<NoParams> {}
