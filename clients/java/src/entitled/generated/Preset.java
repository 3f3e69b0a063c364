// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/** A named set of rules. A newer daemon may send words that are not among these. */
public final class Preset extends Word {
    public static final Preset QONVERSION = new Preset("qonversion");
    public static final Preset REVENUECAT = new Preset("revenuecat");
    public static final Preset REVENUECAT_LEGACY = new Preset("revenuecatLegacy");
    public static final Preset PURCHASELY = new Preset("purchasely");

    public Preset(String word) {
        super(word);
    }
}
