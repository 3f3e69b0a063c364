// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.util.List;
import java.util.Map;

/** What {@code project.define} may be given. */
public final class ProjectDefineParams extends Params {
    public ProjectDefineParams() {
    }

    /** The project to work in. */
    public ProjectDefineParams project(String project) {
        give("project", project);
        return this;
    }

    /** How purchases and users move; qonversion for a new project. */
    public ProjectDefineParams rules(Preset rules) {
        give("rules", rules);
        return this;
    }

    /** How purchases and users move; qonversion for a new project. */
    public ProjectDefineParams rules(String rules) {
        give("rules", rules);
        return this;
    }

    /** How purchases and users move; qonversion for a new project. */
    public ProjectDefineParams rules(RulesChoiceObject rules) {
        give("rules", rules);
        return this;
    }

    /** The whole catalogue. */
    public ProjectDefineParams products(Map<String, Product> products) {
        give("products", products);
        return this;
    }

    /** What may be granted besides what the catalogue gives. */
    public ProjectDefineParams entitlements(List<String> entitlements) {
        give("entitlements", entitlements);
        return this;
    }

    /** What may be granted besides what the catalogue gives. */
    public ProjectDefineParams entitlements(String... entitlements) {
        give("entitlements", List.of(entitlements));
        return this;
    }

    /** Which purchases count; production for a new project. */
    public ProjectDefineParams environment(ProjectEnvironment environment) {
        give("environment", environment);
        return this;
    }

    /** Which purchases count; production for a new project. */
    public ProjectDefineParams environment(String environment) {
        give("environment", environment);
        return this;
    }

    /**
     * Whose time it lives in; only before its first device or user. The system's for a new
     * project.
     */
    public ProjectDefineParams clock(ClockChoiceWord clock) {
        give("clock", clock);
        return this;
    }

    /**
     * Whose time it lives in; only before its first device or user. The system's for a new
     * project.
     */
    public ProjectDefineParams clock(String clock) {
        give("clock", clock);
        return this;
    }

    /**
     * Whose time it lives in; only before its first device or user. The system's for a new
     * project.
     */
    public ProjectDefineParams clock(ClockChoiceObject clock) {
        give("clock", clock);
        return this;
    }

    /** Where events are posted; the whole list, each URL once. None for a new project. */
    public ProjectDefineParams webhooks(List<WebhookChoice> webhooks) {
        give("webhooks", webhooks);
        return this;
    }

    /** Answer as if it were done, with the events that it would cause, and change nothing. */
    public ProjectDefineParams dryRun(boolean dryRun) {
        give("dryRun", dryRun);
        return this;
    }

    /** The same key with the same params again gives the stored result. */
    public ProjectDefineParams idempotencyKey(String idempotencyKey) {
        give("idempotencyKey", idempotencyKey);
        return this;
    }
}
