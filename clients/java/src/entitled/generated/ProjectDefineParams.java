// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import java.util.List;
import java.util.Map;

/** What {@code project.define} may be given. */
public final class ProjectDefineParams extends WritingParams<ProjectDefineParams> {
    /**
     * How users and purchases move: a preset, or a preset and the rules that differ from it.
     * Default for a new project: qonversion.
     */
    public ProjectDefineParams rules(Preset rules) {
        return give("rules", rules);
    }

    /** As {@link #rules(Preset)}. */
    public ProjectDefineParams rules(String rules) {
        return give("rules", rules);
    }

    /** As {@link #rules(Preset)}. */
    public ProjectDefineParams rules(Rules rules) {
        return give("rules", rules);
    }

    /**
     * The catalogue: products by their ids. It replaces the previous catalogue as a whole. A
     * product that a stored transaction names cannot be left out unless {@code removed} names it.
     */
    public ProjectDefineParams products(Map<String, Product> products) {
        return give("products", products);
    }

    /**
     * Ids that {@code grant} accepts in addition to the entitlements of the catalogue. They
     * replace the previous list as a whole.
     */
    public ProjectDefineParams entitlements(List<String> entitlements) {
        return give("entitlements", entitlements);
    }

    /** As {@link #entitlements(List)}. */
    public ProjectDefineParams entitlements(String... entitlements) {
        return give("entitlements", List.of(entitlements));
    }

    /** Environment whose purchases give access. Default for a new project: production. */
    public ProjectDefineParams environment(ProjectEnvironment environment) {
        return give("environment", environment);
    }

    /** As {@link #environment(ProjectEnvironment)}. */
    public ProjectDefineParams environment(String environment) {
        return give("environment", environment);
    }

    /**
     * Clock of the project: {@code system}, {@code manual} (a manual clock that starts now), or
     * {"manual": TIMESTAMP}. It can only change before the first device, user or purchase.
     * Default for a new project: system.
     */
    public ProjectDefineParams clock(ClockKind clock) {
        return give("clock", clock);
    }

    /** As {@link #clock(ClockKind)}. */
    public ProjectDefineParams clock(String clock) {
        return give("clock", clock);
    }

    /** As {@link #clock(ClockKind)}. */
    public ProjectDefineParams clock(ClockChoiceObject clock) {
        return give("clock", clock);
    }

    /**
     * URLs that receive the project's events, each URL once. They replace the previous list as a
     * whole. Default for a new project: none.
     */
    public ProjectDefineParams webhooks(List<Webhook> webhooks) {
        return give("webhooks", webhooks);
    }

    /**
     * Settings of stores. {@code appStore}, {@code playStore} and {@code stripe} say how {@code
     * store.notify} verifies and reads what these stores send. {@code custom} lists stores of the
     * project's own, up to 20. A custom store stays while a purchase names it. Default for a new
     * project: none.
     */
    public ProjectDefineParams stores(Stores stores) {
        return give("stores", stores);
    }

    /**
     * Products that {@code products} leaves out although stored transactions name them: their
     * buyers lose what these products give.
     */
    public ProjectDefineParams removed(List<String> removed) {
        return give("removed", removed);
    }

    /** As {@link #removed(List)}. */
    public ProjectDefineParams removed(String... removed) {
        return give("removed", List.of(removed));
    }
}
