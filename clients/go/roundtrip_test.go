package entitled_test

import (
	"reflect"
	"testing"
	"time"

	"entitled.example/entitled"
	"entitled.example/entitled/entitledtest"
)

var late = time.Date(2099, 1, 1, 0, 0, 0, 0, time.UTC)

// defined has a project, and a copy of it, defined as it describes itself.
func defined(t *testing.T) *entitled.Client {
	t.Helper()
	client := entitledtest.Start(t).Client()
	define := must[*entitled.ProjectDefineResult](t)
	define(client.ProjectDefine(ctx, entitled.ProjectDefineParams{
		Rules: entitled.Rules{
			Preset: entitled.PresetRevenuecat, AnonymousPrefix: entitled.Ptr(""),
			BlockedUserIDs: []string{},
		},
		Products: map[string]entitled.Product{"monthly": {
			Kind:         entitled.Some(entitled.ProductKindSubscription),
			Entitlements: []string{"premium"},
		}},
		Entitlements: []string{"gift"},
		Stores: &entitled.Stores{
			Stripe: entitled.Some(entitled.StripeSettings{
				Secret: "whsec_x", Product: entitled.StripeSettingsProductPrice,
			}),
			Custom: []string{"kiosk"},
		},
		Webhooks: []entitled.Webhook{
			{URL: "https://example.com/", Secret: "a-secret-of-32-letters-and-digits"},
		},
	}))
	was := describe(t, client, "default")
	stores := must[*entitled.ProjectStoresResult](t)(
		client.ProjectStores(ctx, entitled.ProjectStoresParams{})).Stores
	webhooks := must[*entitled.ProjectWebhooksResult](t)(
		client.ProjectWebhooks(ctx, entitled.ProjectWebhooksParams{})).Webhooks
	define(client.ProjectDefine(ctx, entitled.ProjectDefineParams{
		Project: "copy", Rules: was.Rules, Products: was.Products, Entitlements: was.Entitlements,
		Environment: was.Environment, Clock: was.Clock.Kind, Stores: &stores, Webhooks: webhooks,
	}))
	return client
}

func describe(t *testing.T, client *entitled.Client, project string) entitled.Project {
	t.Helper()
	return must[*entitled.ProjectDescribeResult](t)(
		client.ProjectDescribe(ctx, entitled.ProjectDescribeParams{Project: project})).Project
}

func export(t *testing.T, client *entitled.Client, project string) *entitled.UserExportResult {
	t.Helper()
	return must[*entitled.UserExportResult](t)(client.UserExport(ctx, entitled.UserExportParams{
		Project: project, UserID: "ann", WithoutEvents: true,
	}))
}

func TestADescriptionDefinesAnotherProject(t *testing.T) {
	client := defined(t)
	was, is := describe(t, client, "default"), describe(t, client, "copy")
	if *was.Rules.AnonymousPrefix != "" || was.Rules.Preset != entitled.PresetRevenuecat {
		t.Error(was.Rules)
	}
	is.ID, is.Clock, is.CreatedAt, is.Counts = was.ID, was.Clock, was.CreatedAt, was.Counts
	if !reflect.DeepEqual(is, was) {
		t.Error(is, was)
	}
	stores := must[*entitled.ProjectStoresResult](t)
	ours := stores(client.ProjectStores(ctx, entitled.ProjectStoresParams{}))
	theirs := stores(client.ProjectStores(ctx, entitled.ProjectStoresParams{Project: "copy"}))
	if !reflect.DeepEqual(ours, theirs) {
		t.Error(ours, theirs)
	}
}

func TestAnExportIsImportedElsewhere(t *testing.T) {
	client := defined(t)
	must[*entitled.InstallResult](t)(client.Install(ctx, entitled.InstallParams{
		Device: "phone", StoreAccount: "apple-ann", Platform: "ios",
	}))
	must[*entitled.PurchaseResult](t)(client.Purchase(ctx, entitled.PurchaseParams{
		Device: "phone", Product: "monthly", Store: "kiosk", TransactionID: "1",
		ExpiresAt: &late, Attributes: map[string]string{"a": "b"},
	}))
	must[*entitled.IdentifyResult](t)(
		client.Identify(ctx, entitled.IdentifyParams{Device: "phone", UserID: "ann"}))
	must[*entitled.GrantResult](t)(
		client.Grant(ctx, entitled.GrantParams{UserID: "ann", Entitlement: "gift"}))
	must[*entitled.SetUserPropertyResult](t)(
		client.SetUserProperty(ctx, entitled.SetUserPropertyParams{
			UserID: "ann", Key: "$email", Value: "ann@example.org",
		}))
	there := export(t, client, "default")
	must[*entitled.UserImportResult](t)(client.UserImport(ctx, entitled.UserImportParams{
		Project: "copy", User: &there.User, FirstID: there.FirstID, LastID: there.LastID,
		IDs: there.IDs, Devices: there.Devices, AccountTokens: there.AccountTokens,
		Purchases: there.Purchases, Claims: there.Claims, Grants: there.Grants,
		Properties: there.Properties, Overridden: there.Overridden,
	}))
	here := export(t, client, "copy")
	here.At = there.At
	if len(here.Purchases) != 1 || !reflect.DeepEqual(here, there) {
		t.Error(here, there)
	}
}

func TestWhatAnotherSystemKnowsIsImported(t *testing.T) {
	client := defined(t)
	must[*entitled.UserImportResult](t)(client.UserImport(ctx, entitled.UserImportParams{
		IDs: []entitled.KnownID{{ID: "bob", Kind: entitled.KnownIDKindIdentified}},
		Purchases: []entitled.Purchase{{
			Store: "web", OriginalTransactionID: "2", Holders: []string{"bob"},
			Transactions: []entitled.Transaction{{
				TransactionID: "2", Product: "monthly", PurchasedAt: start, ExpiresAt: &late,
			}},
		}},
	}))
	found := must[*entitled.CheckEntitlementsResult](t)(
		client.CheckEntitlements(ctx, entitled.CheckEntitlementsParams{UserID: "bob"}))
	if !found.Entitlements["premium"].Active {
		t.Error(found)
	}
}
