// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.util.List;
import java.util.Map;

/** What {@code project.define} may be given. */
public final class ProjectDefineParams extends Params {
    public ProjectDefineParams() {
    }

    /** Id of the project. */
    public ProjectDefineParams project(String project) {
        give("project", project);
        return this;
    }

    /**
     * How users and purchases move: a preset, or a preset and the rules that differ from it.
     * Default for a new project: qonversion.
     */
    public ProjectDefineParams rules(Preset rules) {
        give("rules", rules);
        return this;
    }

    /**
     * How users and purchases move: a preset, or a preset and the rules that differ from it.
     * Default for a new project: qonversion.
     */
    public ProjectDefineParams rules(String rules) {
        give("rules", rules);
        return this;
    }

    /**
     * How users and purchases move: a preset, or a preset and the rules that differ from it.
     * Default for a new project: qonversion.
     */
    public ProjectDefineParams rules(RulesChoiceObject rules) {
        give("rules", rules);
        return this;
    }

    /**
     * The catalogue: products by their ids. It replaces the previous catalogue as a whole. A
     * product that a stored transaction names cannot be left out unless {@code removed} names it.
     */
    public ProjectDefineParams products(Map<String, Product> products) {
        give("products", products);
        return this;
    }

    /**
     * Ids that {@code grant} accepts in addition to the entitlements of the catalogue. They
     * replace the previous list as a whole.
     */
    public ProjectDefineParams entitlements(List<String> entitlements) {
        give("entitlements", entitlements);
        return this;
    }

    /**
     * Ids that {@code grant} accepts in addition to the entitlements of the catalogue. They
     * replace the previous list as a whole.
     */
    public ProjectDefineParams entitlements(String... entitlements) {
        give("entitlements", List.of(entitlements));
        return this;
    }

    /** Environment whose purchases give access. Default for a new project: production. */
    public ProjectDefineParams environment(ProjectEnvironment environment) {
        give("environment", environment);
        return this;
    }

    /** Environment whose purchases give access. Default for a new project: production. */
    public ProjectDefineParams environment(String environment) {
        give("environment", environment);
        return this;
    }

    /**
     * Clock of the project: {@code system}, {@code manual} (a manual clock that starts now), or
     * {"manual": TIMESTAMP}. It can only change before the first device, user or purchase.
     * Default for a new project: system.
     */
    public ProjectDefineParams clock(ClockChoiceWord clock) {
        give("clock", clock);
        return this;
    }

    /**
     * Clock of the project: {@code system}, {@code manual} (a manual clock that starts now), or
     * {"manual": TIMESTAMP}. It can only change before the first device, user or purchase.
     * Default for a new project: system.
     */
    public ProjectDefineParams clock(String clock) {
        give("clock", clock);
        return this;
    }

    /**
     * Clock of the project: {@code system}, {@code manual} (a manual clock that starts now), or
     * {"manual": TIMESTAMP}. It can only change before the first device, user or purchase.
     * Default for a new project: system.
     */
    public ProjectDefineParams clock(ClockChoiceObject clock) {
        give("clock", clock);
        return this;
    }

    /**
     * URLs that receive the project's events, each URL once. They replace the previous list as a
     * whole. Default for a new project: none.
     */
    public ProjectDefineParams webhooks(List<WebhookChoice> webhooks) {
        give("webhooks", webhooks);
        return this;
    }

    /**
     * Settings of stores. {@code appStore}, {@code playStore} and {@code stripe} say how {@code
     * store.notify} verifies and reads what these stores send. {@code custom} lists stores of the
     * project's own, up to 20. A custom store stays while a purchase names it. Default for a new
     * project: none.
     */
    public ProjectDefineParams stores(StoresChoice stores) {
        give("stores", stores);
        return this;
    }

    /**
     * Products that {@code products} leaves out although stored transactions name them: their
     * buyers lose what these products give.
     */
    public ProjectDefineParams removed(List<String> removed) {
        give("removed", removed);
        return this;
    }

    /**
     * Products that {@code products} leaves out although stored transactions name them: their
     * buyers lose what these products give.
     */
    public ProjectDefineParams removed(String... removed) {
        give("removed", List.of(removed));
        return this;
    }

    /** Computes the result and the events without changing anything. */
    public ProjectDefineParams dryRun(boolean dryRun) {
        give("dryRun", dryRun);
        return this;
    }

    /** Makes a retry safe: the same key with the same params returns the stored result. */
    public ProjectDefineParams idempotencyKey(String idempotencyKey) {
        give("idempotencyKey", idempotencyKey);
        return this;
    }
}
