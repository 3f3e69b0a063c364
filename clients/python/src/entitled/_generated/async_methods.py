"""The methods of the daemon, for asyncio.

Made by clients/generate from Protocol; a change made here is lost.
"""

from .._awaited import Awaited, awaited
from .methods import Methods


class AsyncMethods(Awaited):
    """Every method of the protocol; its params are those of `Methods`."""

    check_entitlements = awaited(Methods.check_entitlements)
    clock_advance = awaited(Methods.clock_advance)
    events_acknowledge = awaited(Methods.events_acknowledge)
    events_read = awaited(Methods.events_read)
    events_subscribe = awaited(Methods.events_subscribe)
    events_unsubscribe = awaited(Methods.events_unsubscribe)
    events_wait = awaited(Methods.events_wait)
    explain = awaited(Methods.explain)
    grant = awaited(Methods.grant)
    identify = awaited(Methods.identify)
    install = awaited(Methods.install)
    logout = awaited(Methods.logout)
    project_define = awaited(Methods.project_define)
    project_describe = awaited(Methods.project_describe)
    project_list = awaited(Methods.project_list)
    project_stores = awaited(Methods.project_stores)
    project_webhooks = awaited(Methods.project_webhooks)
    purchase = awaited(Methods.purchase)
    purchase_update = awaited(Methods.purchase_update)
    restore = awaited(Methods.restore)
    revoke = awaited(Methods.revoke)
    rpc_discover = awaited(Methods.rpc_discover)
    server_describe = awaited(Methods.server_describe)
    server_info = awaited(Methods.server_info)
    server_ping = awaited(Methods.server_ping)
    server_stats = awaited(Methods.server_stats)
    set_user_property = awaited(Methods.set_user_property)
    store_notify = awaited(Methods.store_notify)
    store_unclaimed = awaited(Methods.store_unclaimed)
    user_delete = awaited(Methods.user_delete)
    user_export = awaited(Methods.user_export)
    user_import = awaited(Methods.user_import)
    user_link_undo = awaited(Methods.user_link_undo)
    user_list = awaited(Methods.user_list)
    user_info = awaited(Methods.user_info)
    user_properties = awaited(Methods.user_properties)
    webhook_claim = awaited(Methods.webhook_claim)
    webhook_list = awaited(Methods.webhook_list)
    webhook_pause = awaited(Methods.webhook_pause)
    webhook_replay = awaited(Methods.webhook_replay)
    webhook_resume = awaited(Methods.webhook_resume)
