// swift-format-ignore-file
// Made from Protocol/ by `ENTITLED_UPDATE=1 swift test --filter ContractTests`.

/// The OpenRPC document, compact; equal to `Protocol/openrpc.json`.
let openRPCDocument = #"""
  {"openrpc":"1.3.2","info":{"title":"entitled","version":"0.2.0","description":"The protocol \#
  of a subscription identity and entitlement daemon: JSON-RPC 2.0, one JSON text per line, ove\#
  r a Unix socket."},"methods":[{"name":"checkEntitlements","summary":"Returns the entitlement\#
  s of a user, active and inactive.","x-role":"read","x-since":1,"paramStructure":"either","pa\#
  rams":[{"name":"device","required":false,"summary":"Id of the device.","schema":{"$ref":"#/c\#
  omponents/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the user, i\#
  nstead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"entitlements"\#
  ,"required":false,"summary":"Ids of the entitlements to return, including those that the use\#
  r does not have. Default: every entitlement of the products that the user's purchases have t\#
  hen, and of the grants.","schema":{"type":"array","items":{"$ref":"#/components/schemas/Enti\#
  tlementId"},"maxItems":1000}},{"name":"at","required":false,"summary":"Moment to evaluate, R\#
  FC 3339, with today's holders. Default: now.","schema":{"$ref":"#/components/schemas/Moment"\#
  }},{"name":"ifUnknown","required":false,"summary":"Reply for a userId that the project does \#
  not have: `error`, or `none` for a result with no active entitlement and `known` false. The \#
  daemon does not create the user.","schema":{"type":"string","enum":["error","none"],"default\#
  ":"error"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$re\#
  f":"#/components/schemas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["use\#
  rId"]],"result":{"name":"result","schema":{"type":"object","properties":{"userId":{"$ref":"#\#
  /components/schemas/UserId","description":"Id of the user that the result is about."},"known\#
  ":{"description":"Whether the project has this user. Absent unless the request has `ifUnknow\#
  n`.","type":"boolean"},"entitlements":{"$ref":"#/components/schemas/Entitlements"},"at":{"$r\#
  ef":"#/components/schemas/Moment","description":"The moment that the result is for."},"warni\#
  ngs":{"description":"Absent when there are no warnings.","type":"array","items":{"$ref":"#/c\#
  omponents/schemas/Warning"}}},"required":["userId","entitlements","at"]}},"errors":[{"code":\#
  -32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two p\#
  arameters exclude each other. `field` points to it; `nearest` lists similar names.","data":{\#
  "kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lowe\#
  r than the role that the method needs. `uid` and `role` are the caller's (`none` without a r\#
  ole), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false\#
  }},{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","\#
  retryable":false}},{"code":1101,"message":"The project has no such user.","data":{"kind":"un\#
  knownUser","retryable":false}},{"code":1102,"message":"No user may have this id: it is empty\#
  , or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},\#
  {"code":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`\#
  .","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has\#
   no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message\#
  ":"The shared database could not be reached, or did not answer in time; other stores have no\#
   such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or\#
   may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"n\#
  ame":"a subscription","x-given":[{"method":"project.define","params":{"products":{"monthly":\#
  {"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.0\#
  00Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"de\#
  vice":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"20\#
  26-02-01T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"r\#
  esult","value":{"userId":"{{anonymous}}","entitlements":{"premium":{"id":"premium","active":\#
  true,"state":"active","productId":"monthly","source":"appStore","renewState":"willRenew","gr\#
  antType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt"\#
  :"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00\#
  :00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisab\#
  ledAt":null,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"1\#
  000","originalTransactionId":"1000"}},"at":"2026-01-01T00:00:00.000Z"}}},{"name":"after its \#
  end","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscrip\#
  tion","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method"\#
  :"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","p\#
  roduct":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00\#
  .000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"at","value":"2026-03-01T00:0\#
  0:00Z"}],"result":{"name":"result","value":{"userId":"{{anonymous}}","entitlements":{"premiu\#
  m":{"id":"premium","active":false,"state":"expired","productId":"monthly","source":"appStore\#
  ","renewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01\#
  -01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"first\#
  PurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialS\#
  tartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store"\#
  :"appStore","transactionId":"1000","originalTransactionId":"1000"}},"at":"2026-03-01T00:00:0\#
  0.000Z"}}},{"name":"nothing bought","x-given":[{"method":"project.define","params":{"product\#
  s":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01\#
  -01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"\#
  device","value":"iphone"}],"result":{"name":"result","value":{"userId":"{{anonymous}}","enti\#
  tlements":{},"at":"2026-01-01T00:00:00.000Z"}}},{"name":"an id that the project does not kno\#
  w","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscripti\#
  on","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"\#
  install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name"\#
  :"entitlements","value":["premum"]}],"result":{"name":"result","value":{"userId":"{{anonymou\#
  s}}","entitlements":{"premum":{"id":"premum","active":false,"state":null,"productId":null,"s\#
  ource":null,"renewState":"unknown","grantType":null,"periodType":null,"startedAt":null,"expi\#
  resAt":null,"gracePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"tria\#
  lStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":null,"store":null,\#
  "transactionId":null,"originalTransactionId":null}},"at":"2026-01-01T00:00:00.000Z","warning\#
  s":[{"kind":"unknownEntitlement","message":"{{any}}","nearest":["premium"]}]}}},{"name":"a u\#
  ser who never bought","x-given":[{"method":"project.define","params":{"products":{"monthly":\#
  {"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.0\#
  00Z"}}}],"params":[{"name":"userId","value":"ann"},{"name":"ifUnknown","value":"none"}],"res\#
  ult":{"name":"result","value":{"userId":"ann","known":false,"entitlements":{},"at":"2026-01-\#
  01T00:00:00.000Z"}}}]},{"name":"clock.advance","summary":"Moves a manual clock forward, and \#
  applies in order everything that falls due on the way.","x-role":"admin","x-since":1,"paramS\#
  tructure":"either","params":[{"name":"to","required":false,"summary":"New time of the clock,\#
   RFC 3339.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"by","required":false,"\#
  summary":"How far to move the clock: an ISO 8601 duration, for example P1M.","schema":{"$ref\#
  ":"#/components/schemas/Duration"}},{"name":"project","required":false,"summary":"Id of the \#
  project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"d\#
  ryRun","required":false,"summary":"Computes the result and the events without changing anyth\#
  ing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false\#
  ,"summary":"Makes a retry safe: the same key with the same params returns the stored result.\#
  ","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["to"],["by"]],\#
  "result":{"name":"result","schema":{"type":"object","properties":{"now":{"$ref":"#/component\#
  s/schemas/Moment","description":"Time that the clock shows after the call."},"dryRun":{"desc\#
  ription":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"T\#
  he events that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/co\#
  mponents/schemas/Event"}},"replayed":{"description":"True when this is the stored result of \#
  an idempotency key; otherwise absent.","type":"boolean"}},"required":["now"]}},"errors":[{"c\#
  ode":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or \#
  two parameters exclude each other. `field` points to it; `nearest` lists similar names.","da\#
  ta":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is\#
   lower than the role that the method needs. `uid` and `role` are the caller's (`none` withou\#
  t a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":\#
  false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProj\#
  ect","retryable":false}},{"code":1205,"message":"The project uses the system's clock, which \#
  cannot be advanced.","data":{"kind":"clockNotManual","retryable":false}},{"code":1300,"messa\#
  ge":"A call of the same method used this key with other params in the last 24 hours.","data"\#
  :{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no r\#
  oom for the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","\#
  retryable":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops\#
  , and its next start shows what is stored. Or the daemon cannot read a record that the reque\#
  st needs, or its data file was removed: then it keeps running.","data":{"kind":"storageFaile\#
  d","retryable":false}},{"code":1405,"message":"The shared database could not be reached, or \#
  did not answer in time; other stores have no such error. With `outcome` `notApplied`, nothin\#
  g changed. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnav\#
  ailable","retryable":true}}],"examples":[{"name":"a month","x-given":[{"method":"project.def\#
  ine","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"cl\#
  ock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"by","value":"P1M"}],"result\#
  ":{"name":"result","value":{"now":"2026-02-01T00:00:00.000Z"}}},{"name":"to a moment","x-giv\#
  en":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","enti\#
  tlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"\#
  to","value":"2027-01-01T00:00:00Z"}],"result":{"name":"result","value":{"now":"2027-01-01T00\#
  :00:00.000Z"}}}]},{"name":"events.acknowledge","summary":"Records that a consumer has proces\#
  sed the events up to a cursor.","x-role":"write","x-since":1,"paramStructure":"either","para\#
  ms":[{"name":"consumer","required":true,"summary":"Name of the consumer. Its first acknowled\#
  gement creates it.","schema":{"$ref":"#/components/schemas/ConsumerId"}},{"name":"cursor","r\#
  equired":true,"summary":"Cursor of the last processed event; \"0\" for none.","schema":{"$re\#
  f":"#/components/schemas/Cursor"}},{"name":"project","required":false,"summary":"Id of the p\#
  roject.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dr\#
  yRun","required":false,"summary":"Computes the result and the events without changing anythi\#
  ng.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,\#
  "summary":"Makes a retry safe: the same key with the same params returns the stored result."\#
  ,"schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema\#
  ":{"type":"object","properties":{"consumer":{"$ref":"#/components/schemas/ConsumerId"},"curs\#
  or":{"$ref":"#/components/schemas/Cursor","description":"Highest cursor that the consumer ha\#
  s acknowledged."},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boo\#
  lean"},"events":{"description":"The events that the call would emit: always none. Only in a \#
  dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descrip\#
  tion":"True when this is the stored result of an idempotency key; otherwise absent.","type":\#
  "boolean"}},"required":["consumer","cursor"]}},"errors":[{"code":-32602,"message":"A paramet\#
  er is missing, unknown, of a wrong type or out of range, or two parameters exclude each othe\#
  r. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","ret\#
  ryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the me\#
  thod needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the me\#
  thod's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"\#
  The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code"\#
  :1207,"message":"No consumer of this name has acknowledged an event. `events.acknowledge` do\#
  es not create a name that begins with `webhook-`: those belong to webhooks.","data":{"kind":\#
  "unknownConsumer","retryable":false}},{"code":1300,"message":"A call of the same method used\#
   this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","ret\#
  ryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes,\#
   and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"mes\#
  sage":"The write may not be on the disk: the daemon stops, and its next start shows what is \#
  stored. Or the daemon cannot read a record that the request needs, or its data file was remo\#
  ved: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"code":1405\#
  ,"message":"The shared database could not be reached, or did not answer in time; other store\#
  s have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the chan\#
  ge may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examp\#
  les":[{"name":"a consumer begins at the beginning","params":[{"name":"consumer","value":"mai\#
  ler"},{"name":"cursor","value":"0"}],"result":{"name":"result","value":{"consumer":"mailer",\#
  "cursor":"0"}}},{"name":"never backwards","x-given":[{"method":"install","params":{"device":\#
  "iphone"}},{"method":"events.acknowledge","params":{"consumer":"mailer","cursor":"1"}}],"par\#
  ams":[{"name":"consumer","value":"mailer"},{"name":"cursor","value":"0"}],"result":{"name":"\#
  result","value":{"consumer":"mailer","cursor":"1"}}}]},{"name":"events.read","summary":"Read\#
  s the events of a project in order, from any position of its log.","x-role":"read","x-since"\#
  :1,"paramStructure":"either","params":[{"name":"after","required":false,"summary":"Cursor fr\#
  om an earlier reply. The reply has the events after it.","schema":{"$ref":"#/components/sche\#
  mas/Cursor","default":"0"}},{"name":"limit","required":false,"summary":"Maximum number of ev\#
  ents.","schema":{"type":"integer","minimum":1,"maximum":1000,"default":100}},{"name":"user",\#
  "required":false,"summary":"Returns only events of this customer, by any of its ids.","schem\#
  a":{"$ref":"#/components/schemas/UserId"}},{"name":"kinds","required":false,"summary":"Retur\#
  ns only events of these kinds.","schema":{"type":"array","items":{"$ref":"#/components/schem\#
  as/EventKind"},"maxItems":100}},{"name":"consumer","required":false,"summary":"Starts after \#
  the last event that this consumer acknowledged. Excludes `after`.","schema":{"$ref":"#/compo\#
  nents/schemas/ConsumerId"}},{"name":"project","required":false,"summary":"Id of the project.\#
  ","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":\#
  "result","schema":{"type":"object","properties":{"events":{"type":"array","items":{"$ref":"#\#
  /components/schemas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor","description":"C\#
  ursor for the next call: that of the last event in the list, or of the newest event in the l\#
  og when there are no more."},"more":{"description":"True when there may be more events: call\#
   again at once. The list can be empty when `more` is true, because no event that the daemon \#
  looked at matched.","type":"boolean"}},"required":["events","cursor","more"]}},"errors":[{"c\#
  ode":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or \#
  two parameters exclude each other. `field` points to it; `nearest` lists similar names.","da\#
  ta":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is\#
   lower than the role that the method needs. `uid` and `role` are the caller's (`none` withou\#
  t a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":\#
  false}},{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser",\#
  "retryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or in the\#
   project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":110\#
  3,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{\#
  "kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such pr\#
  oject.","data":{"kind":"unknownProject","retryable":false}},{"code":1207,"message":"No consu\#
  mer of this name has acknowledged an event. `events.acknowledge` does not create a name that\#
   begins with `webhook-`: those belong to webhooks.","data":{"kind":"unknownConsumer","retrya\#
  ble":false}},{"code":1405,"message":"The shared database could not be reached, or did not an\#
  swer in time; other stores have no such error. With `outcome` `notApplied`, nothing changed.\#
   With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","\#
  retryable":true}}],"examples":[{"name":"from the start","x-given":[{"method":"project.define\#
  ","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock\#
  ":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}]\#
  ,"params":[],"result":{"name":"result","value":{"events":[{"cursor":"1","id":"{{any}}","kind\#
  ":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","\#
  anonymousId":"{{anonymous}}","cause":{"method":"install","id":"{{any}}"},"device":"iphone"}]\#
  ,"cursor":"1","more":false}}},{"name":"behind what a consumer has acknowledged","x-given":[{\#
  "method":"project.define","params":{"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method\#
  ":"install","params":{"device":"iphone"}},{"method":"install","params":{"device":"ipad"}},{"\#
  method":"events.acknowledge","params":{"consumer":"mailer","cursor":"1"}}],"params":[{"name"\#
  :"consumer","value":"mailer"}],"result":{"name":"result","value":{"events":[{"cursor":"2","i\#
  d":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user"\#
  :"{{second}}","anonymousId":"{{second}}","cause":{"method":"install","id":"{{any}}"},"device\#
  ":"ipad"}],"cursor":"2","more":false}}},{"name":"nothing yet","params":[],"result":{"name":"\#
  result","value":{"events":[],"cursor":"0","more":false}}}]},{"name":"events.subscribe","summ\#
  ary":"Subscribes this connection to events; they arrive as notifications.","x-role":"read","\#
  x-since":1,"paramStructure":"either","params":[{"name":"after","required":false,"summary":"C\#
  ursor from an earlier reply. The subscription starts with the event after it. Default: new e\#
  vents only.","schema":{"$ref":"#/components/schemas/Cursor"}},{"name":"kinds","required":fal\#
  se,"summary":"Sends only events of these kinds.","schema":{"type":"array","items":{"$ref":"#\#
  /components/schemas/EventKind"},"maxItems":100}},{"name":"project","required":false,"summary\#
  ":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"\#
  }}],"result":{"name":"result","schema":{"type":"object","properties":{"subscription":{"$ref"\#
  :"#/components/schemas/SubscriptionId"},"cursor":{"$ref":"#/components/schemas/Cursor","desc\#
  ription":"The subscription sends the events after this cursor."}},"required":["subscription"\#
  ,"cursor"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong\#
   type or out of range, or two parameters exclude each other. `field` points to it; `nearest`\#
   lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"mess\#
  age":"The caller's role is lower than the role that the method needs. `uid` and `role` are t\#
  he caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"perm\#
  issionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such project.","\#
  data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The shared databa\#
  se could not be reached, or did not answer in time; other stores have no such error. With `o\#
  utcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be stored."\#
  ,"data":{"kind":"storageUnavailable","retryable":true}}],"x-notifications":[{"name":"event",\#
  "summary":"Delivers one event of a subscription.","params":{"type":"object","properties":{"s\#
  ubscription":{"$ref":"#/components/schemas/SubscriptionId"},"cursor":{"$ref":"#/components/s\#
  chemas/Cursor","description":"Cursor of the event. Send it as `after` to resume with a new s\#
  ubscription."},"event":{"$ref":"#/components/schemas/Event"}},"required":["subscription","cu\#
  rsor","event"]}},{"name":"gap","summary":"Ends a subscription whose client reads too slowly.\#
  ","params":{"type":"object","properties":{"subscription":{"$ref":"#/components/schemas/Subsc\#
  riptionId"},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The daemon sent ev\#
  ery event up to this cursor. Send it as `after` to resume with a new subscription."}},"requi\#
  red":["subscription","cursor"]}}],"examples":[{"name":"from now on","x-given":[{"method":"in\#
  stall","params":{"device":"iphone"}}],"params":[],"result":{"name":"result","value":{"subscr\#
  iption":"1","cursor":"1"}}},{"name":"from the beginning, two kinds","params":[{"name":"after\#
  ","value":"0"},{"name":"kinds","value":["purchaseRecorded","purchaseRenewed"]}],"result":{"n\#
  ame":"result","value":{"subscription":"1","cursor":"0"}}}]},{"name":"events.unsubscribe","su\#
  mmary":"Ends a subscription of this connection.","x-role":"read","x-since":1,"paramStructure\#
  ":"either","params":[{"name":"subscription","required":true,"summary":"Id of the subscriptio\#
  n, as events.subscribe returned it.","schema":{"$ref":"#/components/schemas/SubscriptionId"}\#
  },{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/comp\#
  onents/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":\#
  "object","properties":{"subscription":{"$ref":"#/components/schemas/SubscriptionId"},"cursor\#
  ":{"$ref":"#/components/schemas/Cursor","description":"The daemon sent every matching event \#
  up to this cursor."}},"required":["subscription","cursor"]}},"errors":[{"code":-32602,"messa\#
  ge":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters exc\#
  lude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"inval\#
  idParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the ro\#
  le that the method needs. `uid` and `role` are the caller's (`none` without a role), and `ne\#
  eds` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":12\#
  00,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":f\#
  alse}},{"code":1405,"message":"The shared database could not be reached, or did not answer i\#
  n time; other stores have no such error. With `outcome` `notApplied`, nothing changed. With \#
  `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retrya\#
  ble":true}}],"examples":[{"name":"plain","x-given":[{"method":"install","params":{"device":"\#
  iphone"}},{"method":"events.subscribe","params":{}}],"params":[{"name":"subscription","value\#
  ":"1"}],"result":{"name":"result","value":{"subscription":"1","cursor":"1"}}}]},{"name":"eve\#
  nts.wait","summary":"Reads events like events.read, and waits for new events if there are no\#
  ne.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"after","requir\#
  ed":false,"summary":"Cursor from an earlier reply. The reply has the events after it.","sche\#
  ma":{"$ref":"#/components/schemas/Cursor","default":"0"}},{"name":"limit","required":false,"\#
  summary":"Maximum number of events.","schema":{"type":"integer","minimum":1,"maximum":1000,"\#
  default":100}},{"name":"user","required":false,"summary":"Returns only events of this custom\#
  er, by any of its ids.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"kinds","re\#
  quired":false,"summary":"Returns only events of these kinds.","schema":{"type":"array","item\#
  s":{"$ref":"#/components/schemas/EventKind"},"maxItems":100}},{"name":"consumer","required":\#
  false,"summary":"Starts after the last event that this consumer acknowledged. Excludes `afte\#
  r`.","schema":{"$ref":"#/components/schemas/ConsumerId"}},{"name":"timeoutMs","required":tru\#
  e,"summary":"Longest wait, in milliseconds. When it is over, the list of events is empty.","\#
  schema":{"type":"integer","minimum":0,"maximum":60000}},{"name":"project","required":false,"\#
  summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"d\#
  efault"}}],"result":{"name":"result","schema":{"type":"object","properties":{"events":{"type\#
  ":"array","items":{"$ref":"#/components/schemas/Event"}},"cursor":{"$ref":"#/components/sche\#
  mas/Cursor","description":"Cursor for the next call: that of the last event in the list, or \#
  of the newest event in the log when there are no more."},"more":{"description":"True when th\#
  ere may be more events: call again at once. The list can be empty when `more` is true, becau\#
  se no event that the daemon looked at matched.","type":"boolean"}},"required":["events","cur\#
  sor","more"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wro\#
  ng type or out of range, or two parameters exclude each other. `field` points to it; `neares\#
  t` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"me\#
  ssage":"The caller's role is lower than the role that the method needs. `uid` and `role` are\#
   the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"pe\#
  rmissionDenied","retryable":false}},{"code":1101,"message":"The project has no such user.","\#
  data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may have thi\#
  s id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","re\#
  tryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the project's \#
  `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message\#
  ":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"co\#
  de":1207,"message":"No consumer of this name has acknowledged an event. `events.acknowledge`\#
   does not create a name that begins with `webhook-`: those belong to webhooks.","data":{"kin\#
  d":"unknownConsumer","retryable":false}},{"code":1405,"message":"The shared database could n\#
  ot be reached, or did not answer in time; other stores have no such error. With `outcome` `n\#
  otApplied`, nothing changed. With `unknown`, the change may or may not be stored.","data":{"\#
  kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"something is there","x-g\#
  iven":[{"method":"project.define","params":{"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},\#
  {"method":"install","params":{"device":"iphone"}},{"method":"install","params":{"device":"ip\#
  ad"}}],"params":[{"name":"after","value":"1"},{"name":"timeoutMs","value":60000}],"result":{\#
  "name":"result","value":{"events":[{"cursor":"2","id":"{{any}}","kind":"userCreated","at":"2\#
  026-01-01T00:00:00.000Z","project":"default","user":"{{second}}","anonymousId":"{{second}}",\#
  "cause":{"method":"install","id":"{{any}}"},"device":"ipad"}],"cursor":"2","more":false}}},{\#
  "name":"nothing until the time is over","params":[{"name":"timeoutMs","value":50}],"result":\#
  {"name":"result","value":{"events":[],"cursor":"0","more":false}}}]},{"name":"explain","summ\#
  ary":"Explains why an entitlement is active or not, and lists calls that would give access."\#
  ,"x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"device","required"\#
  :false,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"na\#
  me":"userId","required":false,"summary":"Id of the user, instead of `device`.","schema":{"$r\#
  ef":"#/components/schemas/UserId"}},{"name":"entitlement","required":true,"summary":"Id of t\#
  he entitlement.","schema":{"$ref":"#/components/schemas/EntitlementId"}},{"name":"at","requi\#
  red":false,"summary":"Moment to evaluate, RFC 3339, with today's holders. Default: now.","sc\#
  hema":{"$ref":"#/components/schemas/Moment"}},{"name":"project","required":false,"summary":"\#
  Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}]\#
  ,"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"object"\#
  ,"properties":{"userId":{"$ref":"#/components/schemas/UserId","description":"Id of the user \#
  that the result is about."},"active":{"description":"Whether the user has access.","type":"b\#
  oolean"},"entitlement":{"$ref":"#/components/schemas/Entitlement","description":"The entitle\#
  ment, as `checkEntitlements` returns it."},"at":{"$ref":"#/components/schemas/Moment","descr\#
  iption":"The moment that the result is for."},"because":{"description":"The steps that lead \#
  to the result: the purchase or grant, each change of holder, the catalogue and the clock. Wh\#
  en no purchase or grant is active, the steps of one that was active or may become active. At\#
   most 50 steps: the first and the last.","type":"array","items":{"$ref":"#/components/schema\#
  s/ExplanationStep"}},"others":{"description":"Purchases and grants that also give the entitl\#
  ement and lost against the winner, best first. At most 20.","type":"array","items":{"$ref":"\#
  #/components/schemas/LosingSource"}},"missing":{"description":"What prevents access. Empty w\#
  hen the entitlement is active. At most 20.","type":"array","items":{"$ref":"#/components/sch\#
  emas/MissingReason"}},"omitted":{"description":"How many entries the daemon left out of each\#
   list. Absent when every list is complete.","type":"object","properties":{"because":{"type":\#
  "integer","minimum":0},"others":{"type":"integer","minimum":0},"missing":{"type":"integer","\#
  minimum":0}},"required":["because","others","missing"]}},"required":["userId","active","enti\#
  tlement","at","because","others","missing"]}},"errors":[{"code":-32602,"message":"A paramete\#
  r is missing, unknown, of a wrong type or out of range, or two parameters exclude each other\#
  . `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retr\#
  yable":false}},{"code":1000,"message":"The caller's role is lower than the role that the met\#
  hod needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the met\#
  hod's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"T\#
  he project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1\#
  101,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable":false\#
  }},{"code":1102,"message":"No user may have this id: it is empty, or in the project's `block\#
  edUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The \#
  id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdToo\#
  Long","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"\#
  kind":"unknownProject","retryable":false}},{"code":1203,"message":"A call grants or explains\#
   an entitlement that the project does not have. `nearest` lists similar names.","data":{"kin\#
  d":"unknownEntitlement","retryable":false}},{"code":1405,"message":"The shared database coul\#
  d not be reached, or did not answer in time; other stores have no such error. With `outcome`\#
   `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.","data"\#
  :{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"bought before a login\#
  ","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscriptio\#
  n","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"i\#
  nstall","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","prod\#
  uct":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.00\#
  0Z"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"n\#
  ame":"userId","value":"user_id_1"},{"name":"entitlement","value":"premium"}],"result":{"name\#
  ":"result","value":{"userId":"user_id_1","active":true,"entitlement":{"id":"premium","active\#
  ":true,"state":"active","productId":"monthly","source":"appStore","renewState":"willRenew","\#
  grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresA\#
  t":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:\#
  00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDis\#
  abledAt":null,"renewsCount":0,"environment":"production","store":"appStore","transactionId":\#
  "1000","originalTransactionId":"1000"},"at":"2026-01-01T00:00:00.000Z","because":[{"step":"p\#
  urchased","text":"{{any}}","at":"2026-01-01T00:00:00.000Z","event":"{{recorded}}","cursor":"\#
  2","method":"purchase","from":[],"to":["{{anonymous}}"],"device":"iphone","store":"appStore"\#
  ,"originalTransactionId":"1000","transactionId":"1000","product":"monthly","since":"2026-01-\#
  01T00:00:00.000Z","until":"2026-02-01T00:00:00.000Z"},{"step":"attached","text":"{{any}}","a\#
  t":"2026-01-01T00:00:00.000Z","event":"{{identified}}","cursor":"5","rule":{"name":"onIdenti\#
  fyNew","value":"attach"},"method":"identify","from":["{{anonymous}}"],"to":["user_id_1"]},{"\#
  step":"mapped","text":"{{any}}","at":null,"product":"monthly"},{"step":"clock","text":"{{any\#
  }}","at":"2026-01-01T00:00:00.000Z","state":"active","since":"2026-01-01T00:00:00.000Z","unt\#
  il":"2026-02-01T00:00:00.000Z"}],"others":[],"missing":[]}}},{"name":"after its end","x-give\#
  n":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entit\#
  lements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","\#
  params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"mon\#
  thly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"p\#
  arams":[{"name":"device","value":"iphone"},{"name":"entitlement","value":"premium"},{"name":\#
  "at","value":"2026-03-01T00:00:00Z"}],"result":{"name":"result","value":{"userId":"{{anonymo\#
  us}}","active":false,"entitlement":{"id":"premium","active":false,"state":"expired","product\#
  Id":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodTyp\#
  e":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","g\#
  racePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2\#
  026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"e\#
  nvironment":"production","store":"appStore","transactionId":"1000","originalTransactionId":"\#
  1000"},"at":"2026-03-01T00:00:00.000Z","because":[{"step":"purchased","text":"{{any}}","at":\#
  "2026-01-01T00:00:00.000Z","event":"{{recorded}}","cursor":"2","method":"purchase","from":[]\#
  ,"to":["{{anonymous}}"],"device":"iphone","store":"appStore","originalTransactionId":"1000",\#
  "transactionId":"1000","product":"monthly","since":"2026-01-01T00:00:00.000Z","until":"2026-\#
  02-01T00:00:00.000Z"},{"step":"mapped","text":"{{any}}","at":null,"product":"monthly"},{"ste\#
  p":"clock","text":"{{any}}","at":"2026-03-01T00:00:00.000Z","state":"expired","since":"2026-\#
  02-01T00:00:00.000Z","until":null}],"others":[],"missing":[{"kind":"expired","text":"{{any}}\#
  ","store":"appStore","originalTransactionId":"1000","product":"monthly","since":"2026-02-01T\#
  00:00:00.000Z","suggestedCalls":[{"method":"purchase.update","params":{"store":"appStore","o\#
  riginalTransactionId":"1000","expiresAt":"2026-03-04T00:00:00.000Z"},"role":"write","text":"\#
  {{any}}"}]},{"kind":"notGranted","text":"{{any}}","suggestedCalls":[{"method":"grant","param\#
  s":{"device":"iphone","entitlement":"premium"},"role":"write","text":"{{any}}"}]}]}}},{"name\#
  ":"nothing bought","x-given":[{"method":"project.define","params":{"products":{"monthly":{"k\#
  ind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z\#
  "}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"\#
  iphone"},{"name":"entitlement","value":"premium"}],"result":{"name":"result","value":{"userI\#
  d":"{{anonymous}}","active":false,"entitlement":{"id":"premium","active":false,"state":null,\#
  "productId":null,"source":null,"renewState":"unknown","grantType":null,"periodType":null,"st\#
  artedAt":null,"expiresAt":null,"gracePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurc\#
  hasedAt":null,"trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment"\#
  :null,"store":null,"transactionId":null,"originalTransactionId":null},"at":"2026-01-01T00:00\#
  :00.000Z","because":[],"others":[],"missing":[{"kind":"noPurchase","text":"{{any}}","suggest\#
  edCalls":[]},{"kind":"notGranted","text":"{{any}}","suggestedCalls":[{"method":"grant","para\#
  ms":{"device":"iphone","entitlement":"premium"},"role":"write","text":"{{any}}"}]}]}}}]},{"n\#
  ame":"grant","summary":"Gives an entitlement without a purchase.","x-role":"write","x-since"\#
  :1,"paramStructure":"either","params":[{"name":"device","required":false,"summary":"Id of th\#
  e device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":fa\#
  lse,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"#/components/schemas/\#
  UserId"}},{"name":"entitlement","required":true,"summary":"Id of an entitlement from the cat\#
  alogue or from the project's `entitlements`.","schema":{"$ref":"#/components/schemas/Entitle\#
  mentId"}},{"name":"expiresAt","required":false,"summary":"Last millisecond of the grant, RFC\#
   3339. Default: no end.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"project",\#
  "required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Proje\#
  ctId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result\#
   and the events without changing anything.","schema":{"type":"boolean","default":false}},{"n\#
  ame":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with the \#
  same params returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKe\#
  y"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"ob\#
  ject","properties":{"entitlement":{"$ref":"#/components/schemas/Entitlement","description":"\#
  The entitlement after the call. A purchase supplies its values if the purchase wins against \#
  the grant."},"warnings":{"description":"Absent when there are no warnings.","type":"array","\#
  items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"True in a dry run; \#
  otherwise absent.","type":"boolean"},"events":{"description":"The events that the call would\#
   emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"re\#
  played":{"description":"True when this is the stored result of an idempotency key; otherwise\#
   absent.","type":"boolean"}},"required":["entitlement"]}},"errors":[{"code":-32602,"message"\#
  :"A parameter is missing, unknown, of a wrong type or out of range, or two parameters exclud\#
  e each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidP\#
  arams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role \#
  that the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs\#
  ` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,\#
  "message":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false\#
  }},{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retr\#
  yable":false}},{"code":1102,"message":"No user may have this id: it is empty, or in the proj\#
  ect's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"me\#
  ssage":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind\#
  ":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such project\#
  .","data":{"kind":"unknownProject","retryable":false}},{"code":1203,"message":"A call grants\#
   or explains an entitlement that the project does not have. `nearest` lists similar names.",\#
  "data":{"kind":"unknownEntitlement","retryable":false}},{"code":1300,"message":"A call of th\#
  e same method used this key with other params in the last 24 hours.","data":{"kind":"idempot\#
  encyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the write\#
  . Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}}\#
  ,{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its next st\#
  art shows what is stored. Or the daemon cannot read a record that the request needs, or its \#
  data file was removed: then it keeps running.","data":{"kind":"storageFailed","retryable":fa\#
  lse}},{"code":1405,"message":"The shared database could not be reached, or did not answer in\#
   time; other stores have no such error. With `outcome` `notApplied`, nothing changed. With `\#
  unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retryab\#
  le":true}}],"examples":[{"name":"for a month","x-given":[{"method":"project.define","params"\#
  :{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual\#
  ":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":\#
  [{"name":"device","value":"iphone"},{"name":"entitlement","value":"premium"},{"name":"expire\#
  sAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"entitlement":{\#
  "id":"premium","active":true,"state":"active","productId":null,"source":"manual","renewState\#
  ":"nonRenewable","grantType":"manual","periodType":null,"startedAt":"2026-01-01T00:00:00.000\#
  Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":nul\#
  l,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"e\#
  nvironment":null,"store":null,"transactionId":null,"originalTransactionId":null}}}},{"name":\#
  "without an end, to a user by id","x-given":[{"method":"project.define","params":{"products"\#
  :{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":["vip"],"cloc\#
  k":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}\#
  ,{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":\#
  "userId","value":"user_id_1"},{"name":"entitlement","value":"vip"}],"result":{"name":"result\#
  ","value":{"entitlement":{"id":"vip","active":true,"state":"active","productId":null,"source\#
  ":"manual","renewState":"nonRenewable","grantType":"manual","periodType":null,"startedAt":"2\#
  026-01-01T00:00:00.000Z","expiresAt":null,"gracePeriodExpiresAt":null,"firstPurchasedAt":nul\#
  l,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"e\#
  nvironment":null,"store":null,"transactionId":null,"originalTransactionId":null}}}}]},{"name\#
  ":"identify","summary":"Logs a user in on a device.","x-role":"write","x-since":1,"paramStru\#
  cture":"either","params":[{"name":"device","required":false,"summary":"Id of the device.","s\#
  chema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":true,"summary":\#
  "The app's own id for the user.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"a\#
  nonymousId","required":false,"summary":"Id of the device's anonymous user, instead of `devic\#
  e`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"accountToken","required":fals\#
  e,"summary":"Account token to register for the user, who then claims every unclaimed purchas\#
  e that carries it.","schema":{"$ref":"#/components/schemas/AccountToken"}},{"name":"project"\#
  ,"required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Proj\#
  ectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the resul\#
  t and the events without changing anything.","schema":{"type":"boolean","default":false}},{"\#
  name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with the\#
   same params returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyK\#
  ey"}}],"x-exactly-one":[["device"],["anonymousId"]],"result":{"name":"result","schema":{"typ\#
  e":"object","properties":{"user":{"$ref":"#/components/schemas/User"},"created":{"descriptio\#
  n":"True when this call created the user.","type":"boolean"},"outcome":{"description":"attac\#
  hed: the user became a holder of at least one purchase, and no holder lost any. moved: purch\#
  ases moved from the anonymous user to this user. aliased: both users became one customer. sw\#
  itched: only the device's current user changed. unchanged: the user was already logged in.",\#
  "type":"string","enum":["attached","aliased","moved","switched","unchanged"],"x-code":[1,2,3\#
  ,4,5]},"shouldRefresh":{"description":"True exactly when `purchases` or `claimed` is not emp\#
  ty: the app refreshes what it shows.","type":"boolean"},"purchases":{"description":"Purchase\#
  s that changed holders. After an alias: the purchases that the anonymous user's customer hel\#
  d.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"claimed":{"description":"T\#
  he unclaimed purchases that this call gave to the user, with those that replace them; absent\#
   if there are none. In the order of `store`, then `originalTransactionId`.","type":"array","\#
  items":{"$ref":"#/components/schemas/Move"}},"dryRun":{"description":"True in a dry run; oth\#
  erwise absent.","type":"boolean"},"events":{"description":"The events that the call would em\#
  it. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"repla\#
  yed":{"description":"True when this is the stored result of an idempotency key; otherwise ab\#
  sent.","type":"boolean"}},"required":["user","created","outcome","shouldRefresh","purchases"\#
  ]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or \#
  out of range, or two parameters exclude each other. `field` points to it; `nearest` lists si\#
  milar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The\#
   caller's role is lower than the role that the method needs. `uid` and `role` are the caller\#
  's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDen\#
  ied","retryable":false}},{"code":1100,"message":"The project has no such device.","data":{"k\#
  ind":"unknownDevice","retryable":false}},{"code":1101,"message":"The project has no such use\#
  r.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may hav\#
  e this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId\#
  ","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the proje\#
  ct's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"me\#
  ssage":"The id begins with the project's anonymous prefix, or it is the id of an anonymous u\#
  ser or a customerId. In `user.import`: the id belongs to another customer, or no daemon make\#
  s such an anonymous id or customerId.","data":{"kind":"reservedUserId","retryable":false}},{\#
  "code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","ret\#
  ryable":false}},{"code":1300,"message":"A call of the same method used this key with other p\#
  arams in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code\#
  ":1400,"message":"The disk has no room for the write. Nothing changes, and reading still wor\#
  ks.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may n\#
  ot be on the disk: the daemon stops, and its next start shows what is stored. Or the daemon \#
  cannot read a record that the request needs, or its data file was removed: then it keeps run\#
  ning.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The shared\#
   database could not be reached, or did not answer in time; other stores have no such error. \#
  With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be s\#
  tored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"a new u\#
  ser","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscrip\#
  tion","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method"\#
  :"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"nam\#
  e":"userId","value":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1\#
  ","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliase\#
  s":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"pro\#
  duction"},"created":true,"outcome":"switched","shouldRefresh":false,"purchases":[]}}},{"name\#
  ":"with a purchase made before","x-given":[{"method":"project.define","params":{"products":{\#
  "monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T\#
  00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","pa\#
  rams":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expi\#
  resAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"u\#
  serId","value":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","an\#
  onymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":["\#
  user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"producti\#
  on"},"created":true,"outcome":"attached","shouldRefresh":true,"purchases":[{"store":"appStor\#
  e","originalTransactionId":"1000","product":"monthly","kind":"subscription","from":["{{anony\#
  mous}}"],"to":"user_id_1","shared":true}]}}},{"name":"the same id again","x-given":[{"method\#
  ":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["p\#
  remium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"de\#
  vice":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"p\#
  arams":[{"name":"device","value":"iphone"},{"name":"userId","value":"user_id_1"}],"result":{\#
  "name":"result","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId"\#
  :"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","createdA\#
  t":"2026-01-01T00:00:00.000Z","environment":"production"},"created":false,"outcome":"unchang\#
  ed","shouldRefresh":false,"purchases":[]}}}]},{"name":"install","summary":"Registers a devic\#
  e and creates its anonymous user.","x-role":"write","x-since":1,"paramStructure":"either","p\#
  arams":[{"name":"device","required":false,"summary":"Id of the device. Default: a new id, wh\#
  ich the daemon makes.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","\#
  required":false,"summary":"Id of a user to log in on the new device, without attaching, movi\#
  ng or aliasing anything.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"storeAcc\#
  ount","required":false,"summary":"Store account whose purchases the device can restore.","sc\#
  hema":{"$ref":"#/components/schemas/StoreAccountId"}},{"name":"platform","required":false,"s\#
  ummary":"Platform of the device: ios, android, web or another word of that form.","schema":{\#
  "$ref":"#/components/schemas/Platform"}},{"name":"app","required":false,"summary":"The insta\#
  lled app, for example its bundle id.","schema":{"$ref":"#/components/schemas/AppId"}},{"name\#
  ":"accountToken","required":false,"summary":"Account token to register for the device's curr\#
  ent user, who then claims every unclaimed purchase that carries it.","schema":{"$ref":"#/com\#
  ponents/schemas/AccountToken"}},{"name":"project","required":false,"summary":"Id of the proj\#
  ect.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRu\#
  n","required":false,"summary":"Computes the result and the events without changing anything.\#
  ","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"su\#
  mmary":"Makes a retry safe: the same key with the same params returns the stored result.","s\#
  chema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{\#
  "type":"object","properties":{"device":{"$ref":"#/components/schemas/DeviceId"},"created":{"\#
  description":"False when the device was already registered.","type":"boolean"},"user":{"$ref\#
  ":"#/components/schemas/User"},"shouldRefresh":{"description":"True when the call claimed pu\#
  rchases: the app has to check the user's entitlements. Otherwise absent.","type":"boolean"},\#
  "claimed":{"description":"The unclaimed purchases that this call gave to the user, with thos\#
  e that replace them; absent if there are none. In the order of `store`, then `originalTransa\#
  ctionId`.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"dryRun":{"descripti\#
  on":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The ev\#
  ents that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/compone\#
  nts/schemas/Event"}},"replayed":{"description":"True when this is the stored result of an id\#
  empotency key; otherwise absent.","type":"boolean"}},"required":["device","created","user"]}\#
  },"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or ou\#
  t of range, or two parameters exclude each other. `field` points to it; `nearest` lists simi\#
  lar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The c\#
  aller's role is lower than the role that the method needs. `uid` and `role` are the caller's\#
   (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenie\#
  d","retryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or in \#
  the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":\#
  1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data\#
  ":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"message":"The id begins with the\#
   project's anonymous prefix, or it is the id of an anonymous user or a customerId. In `user.\#
  import`: the id belongs to another customer, or no daemon makes such an anonymous id or cust\#
  omerId.","data":{"kind":"reservedUserId","retryable":false}},{"code":1200,"message":"The dae\#
  mon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"\#
  message":"A call of the same method used this key with other params in the last 24 hours.","\#
  data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has\#
   no room for the write. Nothing changes, and reading still works.","data":{"kind":"storageFu\#
  ll","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the daemon \#
  stops, and its next start shows what is stored. Or the daemon cannot read a record that the \#
  request needs, or its data file was removed: then it keeps running.","data":{"kind":"storage\#
  Failed","retryable":false}},{"code":1405,"message":"The shared database could not be reached\#
  , or did not answer in time; other stores have no such error. With `outcome` `notApplied`, n\#
  othing changed. With `unknown`, the change may or may not be stored.","data":{"kind":"storag\#
  eUnavailable","retryable":true}}],"examples":[{"name":"a new device","x-given":[{"method":"p\#
  roject.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premi\#
  um"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"device","value":"\#
  iphone"}],"result":{"name":"result","value":{"device":"iphone","created":true,"user":{"id":"\#
  {{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}",\#
  "aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","enviro\#
  nment":"production"}}}},{"name":"again","x-given":[{"method":"project.define","params":{"pro\#
  ducts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"202\#
  6-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"nam\#
  e":"device","value":"iphone"}],"result":{"name":"result","value":{"device":"iphone","created\#
  ":false,"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"custom\#
  erId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T\#
  00:00:00.000Z","environment":"production"}}}},{"name":"as a user","x-given":[{"method":"proj\#
  ect.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"\#
  ]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"device","value":"iph\#
  one"},{"name":"userId","value":"user_id_1"}],"result":{"name":"result","value":{"device":"ip\#
  hone","created":true,"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"us\#
  er_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"\#
  2026-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"as a dry run","x-given":[{\#
  "method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlemen\#
  ts":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"device\#
  ","value":"iphone"},{"name":"dryRun","value":true}],"result":{"name":"result","value":{"devi\#
  ce":"iphone","created":true,"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","iden\#
  tityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","cre\#
  atedAt":"2026-01-01T00:00:00.000Z","environment":"production"},"dryRun":true,"events":[{"id"\#
  :"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"\#
  {{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"install","id":"{{any}}"},"de\#
  vice":"iphone"}]}}}]},{"name":"logout","summary":"Logs out the user of a device.","x-role":"\#
  write","x-since":1,"paramStructure":"either","params":[{"name":"device","required":true,"sum\#
  mary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"projec\#
  t","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Pr\#
  ojectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the res\#
  ult and the events without changing anything.","schema":{"type":"boolean","default":false}},\#
  {"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with t\#
  he same params returns the stored result.","schema":{"$ref":"#/components/schemas/Idempotenc\#
  yKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#\#
  /components/schemas/User"},"outcome":{"description":"loggedOut: the device's anonymous user \#
  is current again. rotated: the device has a new anonymous user. unchanged: no user was logge\#
  d in.","type":"string","enum":["loggedOut","rotated","unchanged"]},"dryRun":{"description":"\#
  True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events \#
  that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/s\#
  chemas/Event"}},"replayed":{"description":"True when this is the stored result of an idempot\#
  ency key; otherwise absent.","type":"boolean"}},"required":["user","outcome"]}},"errors":[{"\#
  code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or\#
   two parameters exclude each other. `field` points to it; `nearest` lists similar names.","d\#
  ata":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role i\#
  s lower than the role that the method needs. `uid` and `role` are the caller's (`none` witho\#
  ut a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable"\#
  :false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownDev\#
  ice","retryable":false}},{"code":1105,"message":"No user is logged in on the device, and the\#
   project's `onAnonymousLogout` is `refuse`.","data":{"kind":"alreadyAnonymous","retryable":f\#
  alse}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProje\#
  ct","retryable":false}},{"code":1300,"message":"A call of the same method used this key with\#
   other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}\#
  },{"code":1400,"message":"The disk has no room for the write. Nothing changes, and reading s\#
  till works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The wri\#
  te may not be on the disk: the daemon stops, and its next start shows what is stored. Or the\#
   daemon cannot read a record that the request needs, or its data file was removed: then it k\#
  eeps running.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"Th\#
  e shared database could not be reached, or did not answer in time; other stores have no such\#
   error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may \#
  not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":\#
  "a user is logged in","x-given":[{"method":"project.define","params":{"products":{"monthly":\#
  {"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.0\#
  00Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","params":{"de\#
  vice":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"}],"result\#
  ":{"name":"result","value":{"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","iden\#
  tityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","cre\#
  atedAt":"2026-01-01T00:00:00.000Z","environment":"production"},"outcome":"loggedOut"}}},{"na\#
  me":"no user is logged in","x-given":[{"method":"project.define","params":{"products":{"mont\#
  hly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00\#
  :00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","\#
  value":"iphone"}],"result":{"name":"result","value":{"user":{"id":"{{anonymous}}","anonymous\#
  Id":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}\#
  "],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"out\#
  come":"unchanged"}}}]},{"name":"project.define","summary":"Creates a project, or changes the\#
   given parts of its definition.","x-role":"admin","x-since":1,"paramStructure":"either","par\#
  ams":[{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/\#
  components/schemas/ProjectId","default":"default"}},{"name":"rules","required":false,"summar\#
  y":"How users and purchases move: a preset, or a preset and the rules that differ from it. D\#
  efault for a new project: qonversion.","schema":{"$ref":"#/components/schemas/RulesChoice"}}\#
  ,{"name":"products","required":false,"summary":"The catalogue: products by their ids. It rep\#
  laces the previous catalogue as a whole. A product that a stored transaction names cannot be\#
   left out unless `removed` names it.","schema":{"$ref":"#/components/schemas/Catalogue"}},{"\#
  name":"entitlements","required":false,"summary":"Ids that `grant` accepts in addition to the\#
   entitlements of the catalogue. They replace the previous list as a whole.","schema":{"type"\#
  :"array","items":{"$ref":"#/components/schemas/EntitlementId"},"maxItems":10000}},{"name":"e\#
  nvironment","required":false,"summary":"Environment whose purchases give access. Default for\#
   a new project: production.","schema":{"$ref":"#/components/schemas/ProjectEnvironment"}},{"\#
  name":"clock","required":false,"summary":"Clock of the project: `system`, `manual` (a manual\#
   clock that starts now), or {\"manual\": TIMESTAMP}. It can only change before the first dev\#
  ice, user or purchase. Default for a new project: system.","schema":{"$ref":"#/components/sc\#
  hemas/ClockChoice"}},{"name":"webhooks","required":false,"summary":"URLs that receive the pr\#
  oject's events, each URL once. They replace the previous list as a whole. Default for a new \#
  project: none.","schema":{"type":"array","items":{"$ref":"#/components/schemas/WebhookChoice\#
  "},"maxItems":10}},{"name":"stores","required":false,"summary":"Settings of stores. `appStor\#
  e`, `playStore` and `stripe` say how `store.notify` verifies and reads what these stores sen\#
  d. `custom` lists stores of the project's own, up to 20. A custom store stays while a purcha\#
  se names it. Default for a new project: none.","schema":{"$ref":"#/components/schemas/Stores\#
  Choice"}},{"name":"removed","required":false,"summary":"Products that `products` leaves out \#
  although stored transactions name them: their buyers lose what these products give.","schema\#
  ":{"type":"array","items":{"$ref":"#/components/schemas/ProductId"},"maxItems":10000}},{"nam\#
  e":"dryRun","required":false,"summary":"Computes the result and the events without changing \#
  anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":\#
  false,"summary":"Makes a retry safe: the same key with the same params returns the stored re\#
  sult.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","\#
  schema":{"type":"object","properties":{"project":{"$ref":"#/components/schemas/Project"},"ch\#
  anges":{"$ref":"#/components/schemas/AccessChanges"},"dryRun":{"description":"True in a dry \#
  run; otherwise absent.","type":"boolean"},"events":{"description":"The events that the call \#
  would emit. Only in a dry run. The changes of access that a new catalogue causes come later,\#
   and are not in the list: `changes` counts them.","type":"array","items":{"$ref":"#/componen\#
  ts/schemas/Event"}},"replayed":{"description":"True when this is the stored result of an ide\#
  mpotency key; otherwise absent.","type":"boolean"}},"required":["project","changes"]}},"erro\#
  rs":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of ra\#
  nge, or two parameters exclude each other. `field` points to it; `nearest` lists similar nam\#
  es.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's\#
   role is lower than the role that the method needs. `uid` and `role` are the caller's (`none\#
  ` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","ret\#
  ryable":false}},{"code":1209,"message":"`products` leaves out a product that a stored transa\#
  ction names, and `removed` does not name it. Nothing changes. `product` is the first such pr\#
  oduct; `customers` counts who holds a purchase that names it, also an expired one. `customer\#
  s` is missing if the project has more than `definitionRecordsMax` customers and purchases: e\#
  ach product counts as used then.","data":{"kind":"productInUse","retryable":false}},{"code":\#
  1300,"message":"A call of the same method used this key with other params in the last 24 hou\#
  rs.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The di\#
  sk has no room for the write. Nothing changes, and reading still works.","data":{"kind":"sto\#
  rageFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the d\#
  aemon stops, and its next start shows what is stored. Or the daemon cannot read a record tha\#
  t the request needs, or its data file was removed: then it keeps running.","data":{"kind":"s\#
  torageFailed","retryable":false}},{"code":1405,"message":"The shared database could not be r\#
  eached, or did not answer in time; other stores have no such error. With `outcome` `notAppli\#
  ed`, nothing changed. With `unknown`, the change may or may not be stored.","data":{"kind":"\#
  storageUnavailable","retryable":true}}],"examples":[{"name":"a new project","params":[{"name\#
  ":"project","value":"news"},{"name":"rules","value":{"preset":"qonversion","onRestore":"tran\#
  sfer"}},{"name":"products","value":{"monthly":{"kind":"subscription","entitlements":["premiu\#
  m"]}}},{"name":"clock","value":{"manual":"2026-01-01T00:00:00.000Z"}}],"result":{"name":"res\#
  ult","value":{"project":{"id":"news","rules":{"preset":"qonversion","anonymousPrefix":"QON_"\#
  ,"onIdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"re\#
  turn","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"transfer",\#
  "anonymousHolders":"asOthers","oneTimePurchases":"move","unclaimedPurchases":"keep","userIdL\#
  engthMax":255,"blockedUserIds":[""]},"products":{"monthly":{"kind":"subscription","entitleme\#
  nts":["premium"]}},"entitlements":[],"environment":"production","clock":{"kind":"manual","no\#
  w":"2026-01-01T00:00:00.000Z"},"webhooks":[],"stores":{"custom":[]},"createdAt":"2026-01-01T\#
  00:00:00.000Z","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"unclaimed":0,"ev\#
  ents":0}},"changes":{"customers":0,"gained":{},"lost":{},"counted":true}}}},{"name":"a chang\#
  e of one thing","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind\#
  ":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}\#
  },{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"entitlements","value\#
  ":["vip"]}],"result":{"name":"result","value":{"project":{"id":"default","rules":{"preset":"\#
  qonversion","anonymousPrefix":"QON_","onIdentifyNew":"attach","onIdentifyKnown":"attach","on\#
  Switch":"logoutFirst","onLogout":"return","onAnonymousLogout":"ignore","purchaseHolders":"de\#
  viceAndUser","onRestore":"share","anonymousHolders":"asOthers","oneTimePurchases":"move","un\#
  claimedPurchases":"keep","userIdLengthMax":255,"blockedUserIds":[""]},"products":{"monthly":\#
  {"kind":"subscription","entitlements":["premium"]}},"entitlements":["vip"],"environment":"pr\#
  oduction","clock":{"kind":"manual","now":"2026-01-01T00:00:00.000Z"},"webhooks":[],"stores":\#
  {"custom":[]},"createdAt":"{{any}}","counts":{"devices":1,"users":1,"customers":1,"purchases\#
  ":0,"unclaimed":0,"events":1}},"changes":{"customers":0,"gained":{},"lost":{},"counted":true\#
  }}}},{"name":"webhooks","params":[{"name":"project","value":"news"},{"name":"clock","value":\#
  {"manual":"2026-01-01T00:00:00.000Z"}},{"name":"webhooks","value":[{"url":"https://example.c\#
  om/events","secret":"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"},{"url":"https://example.com/pu\#
  rchases","secret":"a-new-one-of-many-characters","oldSecret":"the-one-before","format":"purc\#
  hasely"}]}],"result":{"name":"result","value":{"project":{"id":"news","rules":"{{any}}","pro\#
  ducts":{},"entitlements":[],"environment":"production","clock":{"kind":"manual","now":"2026-\#
  01-01T00:00:00.000Z"},"webhooks":[{"url":"https://example.com/events","format":"entitled"},{\#
  "url":"https://example.com/purchases","format":"purchasely"}],"stores":{"custom":[]},"create\#
  dAt":"2026-01-01T00:00:00.000Z","counts":{"devices":0,"users":0,"customers":0,"purchases":0,\#
  "unclaimed":0,"events":0}},"changes":{"customers":0,"gained":{},"lost":{},"counted":true}}}}\#
  ]},{"name":"project.describe","summary":"Returns the definition of a project with every rule\#
  , and the number of its records.","x-role":"read","x-since":1,"paramStructure":"either","par\#
  ams":[{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/\#
  components/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"ty\#
  pe":"object","properties":{"project":{"$ref":"#/components/schemas/Project"}},"required":["p\#
  roject"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong t\#
  ype or out of range, or two parameters exclude each other. `field` points to it; `nearest` l\#
  ists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"messag\#
  e":"The caller's role is lower than the role that the method needs. `uid` and `role` are the\#
   caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permis\#
  sionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such project.","da\#
  ta":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The shared database\#
   could not be reached, or did not answer in time; other stores have no such error. With `out\#
  come` `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.","\#
  data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"the project that\#
   is there from the start","params":[],"result":{"name":"result","value":{"project":{"id":"de\#
  fault","rules":{"preset":"qonversion","anonymousPrefix":"QON_","onIdentifyNew":"attach","onI\#
  dentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"return","onAnonymousLogout":"ign\#
  ore","purchaseHolders":"deviceAndUser","onRestore":"share","anonymousHolders":"asOthers","on\#
  eTimePurchases":"move","unclaimedPurchases":"keep","userIdLengthMax":255,"blockedUserIds":["\#
  "]},"products":{},"entitlements":[],"environment":"production","clock":{"kind":"system"},"we\#
  bhooks":[],"stores":{"custom":[]},"createdAt":"{{any}}","counts":{"devices":0,"users":0,"cus\#
  tomers":0,"purchases":0,"unclaimed":0,"events":0}}}}}]},{"name":"project.list","summary":"Li\#
  sts the projects, sorted by id in byte order.","x-role":"read","x-since":1,"paramStructure":\#
  "either","params":[{"name":"project","required":false,"summary":"Has no effect, but must exi\#
  st: a client can send it with every call.","schema":{"$ref":"#/components/schemas/ProjectId"\#
  ,"default":"default"}}],"result":{"name":"result","schema":{"type":"object","properties":{"p\#
  rojects":{"type":"array","items":{"$ref":"#/components/schemas/ProjectSummary"}}},"required"\#
  :["projects"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wr\#
  ong type or out of range, or two parameters exclude each other. `field` points to it; `neare\#
  st` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"m\#
  essage":"The caller's role is lower than the role that the method needs. `uid` and `role` ar\#
  e the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"p\#
  ermissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such project.\#
  ","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The shared dat\#
  abase could not be reached, or did not answer in time; other stores have no such error. With\#
   `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be store\#
  d.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"one project\#
  ","params":[],"result":{"name":"result","value":{"projects":[{"id":"default","preset":"qonve\#
  rsion","createdAt":"{{any}}","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"un\#
  claimed":0,"events":0}}]}}}]},{"name":"project.stores","summary":"Returns how a project veri\#
  fies and reads what stores send, with Stripe's secrets.","x-role":"admin","x-since":1,"param\#
  Structure":"either","params":[{"name":"project","required":false,"summary":"Id of the projec\#
  t.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name\#
  ":"result","schema":{"type":"object","properties":{"stores":{"$ref":"#/components/schemas/St\#
  ores"}},"required":["stores"]}},"errors":[{"code":-32602,"message":"A parameter is missing, \#
  unknown, of a wrong type or out of range, or two parameters exclude each other. `field` poin\#
  ts to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}}\#
  ,{"code":1000,"message":"The caller's role is lower than the role that the method needs. `ui\#
  d` and `role` are the caller's (`none` without a role), and `needs` is the method's role.","\#
  data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has \#
  no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message"\#
  :"The shared database could not be reached, or did not answer in time; other stores have no \#
  such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or \#
  may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"na\#
  me":"settings of three stores","x-given":[{"method":"project.define","params":{"stores":{"ap\#
  pStore":{"apps":[{"bundleId":"com.example","appAppleId":1234}]},"playStore":{"packages":["co\#
  m.example"]},"stripe":{"secret":"whsec_test","userFrom":["client_reference_id","metadata.use\#
  rId"],"grace":"P7D"},"custom":["Zeta"]}}}],"params":[],"result":{"name":"result","value":{"s\#
  tores":{"appStore":{"apps":[{"bundleId":"com.example","appAppleId":1234}],"environments":["P\#
  roduction","Sandbox"],"roots":[]},"playStore":{"packages":["com.example"]},"stripe":{"secret\#
  ":"whsec_test","oldSecret":null,"product":"product","userFrom":["client_reference_id","metad\#
  ata.userId"],"grace":"P7D"},"custom":["Zeta"]}}}}]},{"name":"project.webhooks","summary":"Re\#
  turns the webhooks of a project with their secrets.","x-role":"admin","x-since":1,"paramStru\#
  cture":"either","params":[{"name":"project","required":false,"summary":"Id of the project.",\#
  "schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"r\#
  esult","schema":{"type":"object","properties":{"webhooks":{"type":"array","items":{"$ref":"#\#
  /components/schemas/Webhook"}}},"required":["webhooks"]}},"errors":[{"code":-32602,"message"\#
  :"A parameter is missing, unknown, of a wrong type or out of range, or two parameters exclud\#
  e each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidP\#
  arams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role \#
  that the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs\#
  ` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,\#
  "message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":fals\#
  e}},{"code":1405,"message":"The shared database could not be reached, or did not answer in t\#
  ime; other stores have no such error. With `outcome` `notApplied`, nothing changed. With `un\#
  known`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retryable\#
  ":true}}],"examples":[{"name":"a webhook that was defined after the first event","x-given":[\#
  {"method":"install","params":{"device":"iphone"}},{"method":"project.define","params":{"webh\#
  ooks":[{"url":"http://127.0.0.1:8080/","secret":"sesame"}]}}],"params":[],"result":{"name":"\#
  result","value":{"webhooks":[{"url":"http://127.0.0.1:8080/","secret":"sesame","oldSecret":n\#
  ull,"authorization":null,"format":"entitled","paused":false,"consumer":"webhook-1","cursor":\#
  "1"}]}}}]},{"name":"purchase","summary":"Records a store transaction, and sets the holders o\#
  f a new purchase.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":\#
  "device","required":false,"summary":"Id of the device on which the customer bought.","schema\#
  ":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id \#
  of the buyer, instead of `device`. The daemon creates an unknown user, so that no payment is\#
   lost.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"product","required":true,"\#
  summary":"Id of the product. The daemon also records a product that the catalogue does not h\#
  ave.","schema":{"$ref":"#/components/schemas/ProductId"}},{"name":"store","required":true,"s\#
  ummary":"Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, sams\#
  ung, roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.","schema\#
  ":{"$ref":"#/components/schemas/Store"}},{"name":"transactionId","required":true,"summary":"\#
  The store's id of this transaction.","schema":{"$ref":"#/components/schemas/TransactionId"}}\#
  ,{"name":"originalTransactionId","required":false,"summary":"Id of the first transaction of \#
  the same purchase. Default: `transactionId`.","schema":{"$ref":"#/components/schemas/Transac\#
  tionId"}},{"name":"kind","required":false,"summary":"Kind of the product. It overrides the k\#
  ind in the catalogue.","schema":{"$ref":"#/components/schemas/ProductKind"}},{"name":"purcha\#
  sedAt","required":false,"summary":"Purchase time, RFC 3339. Default: `asOf`, or now.","schem\#
  a":{"$ref":"#/components/schemas/Moment"}},{"name":"expiresAt","required":false,"summary":"L\#
  ast millisecond of the paid period, RFC 3339. Default: no end.","schema":{"$ref":"#/componen\#
  ts/schemas/Moment"}},{"name":"periodType","required":false,"summary":"Price of the period: f\#
  ull (normal), a trial, or introductory (intro).","schema":{"$ref":"#/components/schemas/Peri\#
  odType","default":"normal"}},{"name":"environment","required":false,"summary":"Environment o\#
  f the store: production, or sandbox for test purchases.","schema":{"$ref":"#/components/sche\#
  mas/PurchaseEnvironment","default":"production"}},{"name":"isFamilyShared","required":false,\#
  "summary":"Whether a family member bought it and shares it.","schema":{"type":"boolean","def\#
  ault":false}},{"name":"price","required":false,"summary":"Price that the customer paid: a de\#
  cimal number in a string, for example \"9.99\".","schema":{"$ref":"#/components/schemas/Pric\#
  e"}},{"name":"currency","required":false,"summary":"Currency of the price: an ISO 4217 code,\#
   for example EUR.","schema":{"$ref":"#/components/schemas/Currency"}},{"name":"country","req\#
  uired":false,"summary":"Country of the purchase: an ISO 3166 code, for example DE.","schema"\#
  :{"$ref":"#/components/schemas/Country"}},{"name":"offerCode","required":false,"summary":"Of\#
  fer code that the customer redeemed.","schema":{"type":"string","minLength":1,"maxLength":25\#
  5}},{"name":"attributes","required":false,"summary":"Up to 20 strings of your own, which the\#
   events of this purchase repeat.","schema":{"$ref":"#/components/schemas/Attributes"}},{"nam\#
  e":"asOf","required":false,"summary":"Time at which the store made this statement, RFC 3339.\#
   Without it, this is a statement of the caller, made now.","schema":{"$ref":"#/components/sc\#
  hemas/Moment"}},{"name":"replaces","required":false,"summary":"Purchase of the same store th\#
  at this one takes over: its `originalTransactionId`, or one of its keys. Google calls it lin\#
  kedPurchaseToken.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"keys","r\#
  equired":false,"summary":"Up to ten further names of the purchase, for example a Google orde\#
  r id. Each finds it wherever `originalTransactionId` is a param. If the daemon does not know\#
   `originalTransactionId`, the first key that names a purchase does.","schema":{"type":"array\#
  ","items":{"$ref":"#/components/schemas/TransactionId"},"maxItems":10}},{"name":"accountToke\#
  n","required":false,"summary":"Account token of the purchase. When the call names a user or \#
  a device, it is registered for that user.","schema":{"$ref":"#/components/schemas/AccountTok\#
  en"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/\#
  components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summa\#
  ry":"Computes the result and the events without changing anything.","schema":{"type":"boolea\#
  n","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe\#
  : the same key with the same params returns the stored result.","schema":{"$ref":"#/componen\#
  ts/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","propertie\#
  s":{"purchase":{"$ref":"#/components/schemas/Purchase"},"created":{"description":"True when \#
  the purchase is new.","type":"boolean"},"outcome":{"description":"recorded: a new purchase. \#
  received: the buyer did not hold the purchase, and holds it now. claimed: the purchase had n\#
  o holder before; now the buyer holds it. planChanged: a new transaction with another product\#
  . renewed: any other new transaction. updated: a fact with `asOf` changed a known transactio\#
  n. stale: the daemon had newer information about every field that differs. unchanged: no fie\#
  ld differs, the transaction is known and the call has no `asOf`, or the transaction is new a\#
  nd older than the latest.","type":"string","enum":["recorded","renewed","planChanged","recei\#
  ved","claimed","updated","stale","unchanged"]},"stale":{"description":"The params that lost \#
  against newer information; absent when there are none.","type":"array","items":{"type":"stri\#
  ng"}},"entitlements":{"$ref":"#/components/schemas/Entitlements","description":"The buyer's \#
  entitlements after the call. Without `device` and `userId`: those of the holder, or none if \#
  the purchase has no holder."},"warnings":{"description":"Absent when there are no warnings."\#
  ,"type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"Tr\#
  ue in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events th\#
  at the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/sch\#
  emas/Event"}},"replayed":{"description":"True when this is the stored result of an idempoten\#
  cy key; otherwise absent.","type":"boolean"}},"required":["purchase","created","outcome","en\#
  titlements"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wro\#
  ng type or out of range, or two parameters exclude each other. `field` points to it; `neares\#
  t` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"me\#
  ssage":"The caller's role is lower than the role that the method needs. `uid` and `role` are\#
   the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"pe\#
  rmissionDenied","retryable":false}},{"code":1100,"message":"The project has no such device."\#
  ,"data":{"kind":"unknownDevice","retryable":false}},{"code":1102,"message":"No user may have\#
   this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId"\#
  ,"retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the projec\#
  t's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"mes\#
  sage":"The id begins with the project's anonymous prefix, or it is the id of an anonymous us\#
  er or a customerId. In `user.import`: the id belongs to another customer, or no daemon makes\#
   such an anonymous id or customerId.","data":{"kind":"reservedUserId","retryable":false}},{"\#
  code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retr\#
  yable":false}},{"code":1202,"message":"Another user holds the purchase, and a rule of the pr\#
  oject keeps it there. `holder` and `rule` name them. In `user.import` there is no `rule`: th\#
  e import does not name the holder. Nothing changes.","data":{"kind":"purchaseHeldByAnother",\#
  "retryable":false}},{"code":1300,"message":"A call of the same method used this key with oth\#
  er params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"\#
  code":1400,"message":"The disk has no room for the write. Nothing changes, and reading still\#
   works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write m\#
  ay not be on the disk: the daemon stops, and its next start shows what is stored. Or the dae\#
  mon cannot read a record that the request needs, or its data file was removed: then it keeps\#
   running.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The sh\#
  ared database could not be reached, or did not answer in time; other stores have no such err\#
  or. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not \#
  be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"a s\#
  ubscription","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"\#
  subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{\#
  "method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone\#
  "},{"name":"product","value":"monthly"},{"name":"store","value":"appStore"},{"name":"transac\#
  tionId","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"\#
  name":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","trans\#
  actionId":"1000","product":"monthly","kind":"subscription","state":"active","holders":["{{an\#
  onymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","\#
  firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialSt\#
  artedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,"price\#
  ":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt\#
  ":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null\#
  ,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIss\#
  ueAt":null,"replaces":null,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCount":0,"ac\#
  countToken":null,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"n\#
  ormal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf\#
  ":"2026-01-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","entitlements":{"premium\#
  ":{"id":"premium","active":true,"state":"active","productId":"monthly","source":"appStore","\#
  renewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01\#
  T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPur\#
  chasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStar\#
  tedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"a\#
  ppStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"the same transa\#
  ction again","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"\#
  subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{\#
  "method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"ip\#
  hone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T\#
  00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"product","value":"mo\#
  nthly"},{"name":"store","value":"appStore"},{"name":"transactionId","value":"1000"},{"name":\#
  "expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchas\#
  e":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"mont\#
  hly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"device":"iphone","s\#
  toreAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00\#
  :00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"norm\#
  al","environment":"production","isFamilyShared":false,"price":null,"currency":null,"country"\#
  :null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":nu\#
  ll,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null\#
  ,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"repl\#
  acedBy":null,"replacedAt":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":\#
  [{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01\#
  T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},\#
  "created":false,"outcome":"unchanged","entitlements":{"premium":{"id":"premium","active":tru\#
  e,"state":"active","productId":"monthly","source":"appStore","renewState":"willRenew","grant\#
  Type":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2\#
  026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00\#
  .000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabled\#
  At":null,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"1000\#
  ","originalTransactionId":"1000"}}}}},{"name":"by a user who is logged in","x-given":[{"meth\#
  od":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":[\#
  "premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"\#
  device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],\#
  "params":[{"name":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"s\#
  tore","value":"appStore"},{"name":"transactionId","value":"1000"},{"name":"expiresAt","value\#
  ":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appSt\#
  ore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subsc\#
  ription","state":"active","holders":["{{anonymous}}","user_id_1"],"device":"iphone","storeAc\#
  count":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00\#
  .000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","e\#
  nvironment":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,\#
  "offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"bi\#
  llingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paus\#
  ed":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy\#
  ":null,"replacedAt":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"tra\#
  nsactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00\#
  :00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"creat\#
  ed":true,"outcome":"recorded","entitlements":{"premium":{"id":"premium","active":true,"state\#
  ":"active","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"p\#
  urchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-0\#
  1T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","\#
  lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null\#
  ,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"1000","origi\#
  nalTransactionId":"1000"}}}}},{"name":"a renewal","x-given":[{"method":"project.define","par\#
  ams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"ma\#
  nual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"meth\#
  od":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","transacti\#
  onId":"1000","purchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025-12-15T00:00:00.000Z"\#
  }}],"params":[{"name":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name\#
  ":"store","value":"appStore"},{"name":"transactionId","value":"1001"},{"name":"originalTrans\#
  actionId","value":"1000"},{"name":"purchasedAt","value":"2025-12-15T00:00:00.000Z"},{"name":\#
  "expiresAt","value":"2026-01-15T00:00:00.000Z"}],"result":{"name":"result","value":{"purchas\#
  e":{"store":"appStore","originalTransactionId":"1000","transactionId":"1001","product":"mont\#
  hly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"device":"iphone","s\#
  toreAccount":null,"purchasedAt":"2025-12-15T00:00:00.000Z","firstPurchasedAt":"2025-11-15T00\#
  :00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","trialStartedAt":null,"periodType":"norm\#
  al","environment":"production","isFamilyShared":false,"price":null,"currency":null,"country"\#
  :null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":nu\#
  ll,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null\#
  ,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"repl\#
  acedBy":null,"replacedAt":null,"keys":[],"renewsCount":1,"accountToken":null,"transactions":\#
  [{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2025-11-15\#
  T00:00:00.000Z","expiresAt":"2025-12-15T00:00:00.000Z","asOf":"2025-11-15T00:00:00.000Z"},{"\#
  transactionId":"1001","product":"monthly","periodType":"normal","purchasedAt":"2025-12-15T00\#
  :00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","asOf":"2025-12-15T00:00:00.000Z"}]},"cr\#
  eated":false,"outcome":"renewed","entitlements":{"premium":{"id":"premium","active":true,"st\#
  ate":"active","productId":"monthly","source":"appStore","renewState":"willRenew","grantType"\#
  :"purchase","periodType":"normal","startedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026-0\#
  1-15T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2025-11-15T00:00:00.000Z\#
  ","lastPurchasedAt":"2025-12-15T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":n\#
  ull,"renewsCount":1,"environment":"production","store":"appStore","transactionId":"1001","or\#
  iginalTransactionId":"1000"}}}}},{"name":"a product that the catalogue does not know","x-giv\#
  en":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","enti\#
  tlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"\#
  userId","value":"user_id_1"},{"name":"product","value":"montly"},{"name":"store","value":"st\#
  ripe"},{"name":"transactionId","value":"pi_1"}],"result":{"name":"result","value":{"purchase\#
  ":{"store":"stripe","originalTransactionId":"pi_1","transactionId":"pi_1","product":"montly"\#
  ,"kind":"nonConsumable","state":"active","holders":["user_id_1"],"device":null,"storeAccount\#
  ":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z\#
  ","expiresAt":null,"trialStartedAt":null,"periodType":"normal","environment":"production","i\#
  sFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew\#
  ":false,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedU\#
  ntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,\#
  "endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"replacedAt":null,"\#
  keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"pi_1","produc\#
  t":"montly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,\#
  "asOf":"2026-01-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","entitlements":{},"\#
  warnings":[{"kind":"unknownProduct","message":"{{any}}","nearest":["monthly"]}]}}}]},{"name"\#
  :"purchase.update","summary":"Updates a purchase, for example after a refund. Omitted params\#
   keep their value.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name"\#
  :"store","required":true,"summary":"Store that took the payment.","schema":{"$ref":"#/compon\#
  ents/schemas/Store"}},{"name":"originalTransactionId","required":true,"summary":"Id of the f\#
  irst transaction of the purchase.","schema":{"$ref":"#/components/schemas/TransactionId"}},{\#
  "name":"expiresAt","required":false,"summary":"New last millisecond of the paid period, RFC \#
  3339; null: no end.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"autoR\#
  enew","required":false,"summary":"Whether the subscription renews automatically; null: true \#
  for a subscription, else false.","schema":{"type":["boolean","null"]}},{"name":"gracePeriodE\#
  xpiresAt","required":false,"summary":"Last millisecond of the grace period, RFC 3339; null: \#
  no grace period.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"billingR\#
  etry","required":false,"summary":"Whether the store retries a failed payment; null: false.",\#
  "schema":{"type":["boolean","null"]}},{"name":"pausedUntil","required":false,"summary":"Time\#
   at which the pause ends, RFC 3339; null: no pause.","schema":{"$ref":"#/components/schemas/\#
  NullableMoment"}},{"name":"refundedAt","required":false,"summary":"Time of the refund, RFC 3\#
  339; null: no refund.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"rev\#
  okedAt","required":false,"summary":"Time at which the store withdrew access, RFC 3339, for e\#
  xample when family sharing ends; null: not withdrawn.","schema":{"$ref":"#/components/schema\#
  s/NullableMoment"}},{"name":"product","required":false,"summary":"Id of the product from now\#
   on: a change of plan.","schema":{"$ref":"#/components/schemas/ProductId"}},{"name":"transac\#
  tionId","required":false,"summary":"Transaction that the statement is about. Required with `\#
  asOf`. Default: the latest; for a refund or a revocation, the latest that was bought at or b\#
  efore its moment.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"asOf","r\#
  equired":false,"summary":"Time at which the store made this statement, RFC 3339. Without it,\#
   this is a statement of the caller, made now.","schema":{"$ref":"#/components/schemas/Moment\#
  "}},{"name":"endedAt","required":false,"summary":"Time at which access ended before the end \#
  of the period, RFC 3339. Null clears it.","schema":{"$ref":"#/components/schemas/NullableMom\#
  ent"}},{"name":"paused","required":false,"summary":"Whether the subscription is paused, with\#
   or without a known end.","schema":{"type":["boolean","null"]}},{"name":"renewsAs","required\#
  ":false,"summary":"Product of the next period. It gives no access. Null: the same product.",\#
  "schema":{"type":["string","null"],"minLength":1,"maxLength":255}},{"name":"endReason","requ\#
  ired":false,"summary":"Why the purchase ended, or will end. Null clears it.","schema":{"$ref\#
  ":"#/components/schemas/EndReason"}},{"name":"project","required":false,"summary":"Id of the\#
   project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"\#
  dryRun","required":false,"summary":"Computes the result and the events without changing anyt\#
  hing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":fals\#
  e,"summary":"Makes a retry safe: the same key with the same params returns the stored result\#
  .","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","sche\#
  ma":{"type":"object","properties":{"purchase":{"$ref":"#/components/schemas/Purchase"},"outc\#
  ome":{"description":"applied: a field changed. stale: the daemon had newer information about\#
   every field that differs. unchanged: no field differs.","type":"string","enum":["applied","\#
  stale","unchanged"]},"stale":{"description":"The params that lost against newer information;\#
   absent when there are none.","type":"array","items":{"type":"string"}},"warnings":{"descrip\#
  tion":"Absent when there are no warnings.","type":"array","items":{"$ref":"#/components/sche\#
  mas/Warning"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolea\#
  n"},"events":{"description":"The events that the call would emit. Only in a dry run.","type"\#
  :"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when\#
   this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"req\#
  uired":["purchase","outcome"]}},"errors":[{"code":-32602,"message":"A parameter is missing, \#
  unknown, of a wrong type or out of range, or two parameters exclude each other. `field` poin\#
  ts to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}}\#
  ,{"code":1000,"message":"The caller's role is lower than the role that the method needs. `ui\#
  d` and `role` are the caller's (`none` without a role), and `needs` is the method's role.","\#
  data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has \#
  no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1201,"message"\#
  :"The project has no purchase with this store and originalTransactionId, or the purchase has\#
   no such transaction. Nothing changes.","data":{"kind":"unknownPurchase","retryable":false}}\#
  ,{"code":1300,"message":"A call of the same method used this key with other params in the la\#
  st 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message\#
  ":"The disk has no room for the write. Nothing changes, and reading still works.","data":{"k\#
  ind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on the di\#
  sk: the daemon stops, and its next start shows what is stored. Or the daemon cannot read a r\#
  ecord that the request needs, or its data file was removed: then it keeps running.","data":{\#
  "kind":"storageFailed","retryable":false}},{"code":1405,"message":"The shared database could\#
   not be reached, or did not answer in time; other stores have no such error. With `outcome` \#
  `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.","data":\#
  {"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"auto-renew turned off"\#
  ,"x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription\#
  ","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"in\#
  stall","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","produ\#
  ct":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000\#
  Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"originalTransactionId","value":\#
  "1000"},{"name":"autoRenew","value":false}],"result":{"name":"result","value":{"purchase":{"\#
  store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly",\#
  "kind":"subscription","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeA\#
  ccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:0\#
  0.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","\#
  environment":"production","isFamilyShared":false,"price":null,"currency":null,"country":null\#
  ,"offerCode":null,"autoRenew":false,"autoRenewDisabledAt":"2026-01-01T00:00:00.000Z","graceP\#
  eriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":n\#
  ull,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"re\#
  places":null,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCount":0,"accountToken":nu\#
  ll,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purcha\#
  sedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","autoRenew":false,"\#
  autoRenewDisabledAt":"2026-01-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outcom\#
  e":"applied"}}},{"name":"a refund","x-given":[{"method":"project.define","params":{"products\#
  ":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-\#
  01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase",\#
  "params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","e\#
  xpiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name\#
  ":"originalTransactionId","value":"1000"},{"name":"refundedAt","value":"2026-01-01T00:00:00.\#
  000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTransacti\#
  onId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state":"refun\#
  ded","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-0\#
  1-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00\#
  :00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFamil\#
  yShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true\#
  ,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":n\#
  ull,"refundedAt":"2026-01-01T00:00:00.000Z","revokedAt":null,"endedAt":null,"paused":false,"\#
  renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"rep\#
  lacedAt":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId"\#
  :"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","\#
  expiresAt":"2026-02-01T00:00:00.000Z","refundedAt":"2026-01-01T00:00:00.000Z","asOf":"2026-0\#
  1-01T00:00:00.000Z"}]},"outcome":"applied"}}},{"name":"a refund that was none","x-given":[{"\#
  method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlement\#
  s":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params\#
  ":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly",\#
  "store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method"\#
  :"purchase.update","params":{"store":"appStore","originalTransactionId":"1000","refundedAt":\#
  "2026-01-01T00:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"origina\#
  lTransactionId","value":"1000"},{"name":"refundedAt","value":null}],"result":{"name":"result\#
  ","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"10\#
  00","product":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"\#
  device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchase\#
  dAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null\#
  ,"periodType":"normal","environment":"production","isFamilyShared":false,"price":null,"curre\#
  ncy":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"grace\#
  PeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":\#
  null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"r\#
  eplaces":null,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCount":0,"accountToken":n\#
  ull,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purch\#
  asedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01\#
  T00:00:00.000Z"}]},"outcome":"applied"}}}]},{"name":"restore","summary":"Restores the purcha\#
  ses of a device's store account for its current user.","x-role":"write","x-since":1,"paramSt\#
  ructure":"either","params":[{"name":"device","required":true,"summary":"Id of the device.","\#
  schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"purchases","required":false,"summ\#
  ary":"Purchases to restore, from any store account; an empty list restores nothing. Default:\#
   every purchase of the device's store account.","schema":{"type":"array","items":{"$ref":"#/\#
  components/schemas/PurchaseRef"},"maxItems":1000}},{"name":"project","required":false,"summa\#
  ry":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"defaul\#
  t"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events without\#
   changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","\#
  required":false,"summary":"Makes a retry safe: the same key with the same params returns the\#
   stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":\#
  "result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User"}\#
  ,"restored":{"description":"Purchases that the user holds now and did not hold before, with \#
  unclaimed ones that replace them. In the order of `store`, then `originalTransactionId`.","t\#
  ype":"array","items":{"$ref":"#/components/schemas/Move"}},"transferred":{"description":"Tho\#
  se of `restored` that another user lost.","type":"array","items":{"$ref":"#/components/schem\#
  as/Move"}},"refused":{"description":"Purchases that a rule refused to restore.","type":"arra\#
  y","items":{"$ref":"#/components/schemas/Refusal"}},"entitlements":{"$ref":"#/components/sch\#
  emas/Entitlements","description":"The user's entitlements after the call."},"warnings":{"des\#
  cription":"Absent when there are no warnings.","type":"array","items":{"$ref":"#/components/\#
  schemas/Warning"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"bo\#
  olean"},"events":{"description":"The events that the call would emit. Only in a dry run.","t\#
  ype":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True \#
  when this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},\#
  "required":["user","restored","transferred","refused","entitlements"]}},"errors":[{"code":-3\#
  2602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two par\#
  ameters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"k\#
  ind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower \#
  than the role that the method needs. `uid` and `role` are the caller's (`none` without a rol\#
  e), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}}\#
  ,{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","re\#
  tryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"un\#
  knownProject","retryable":false}},{"code":1201,"message":"The project has no purchase with t\#
  his store and originalTransactionId, or the purchase has no such transaction. Nothing change\#
  s.","data":{"kind":"unknownPurchase","retryable":false}},{"code":1300,"message":"A call of t\#
  he same method used this key with other params in the last 24 hours.","data":{"kind":"idempo\#
  tencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the writ\#
  e. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}\#
  },{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its next s\#
  tart shows what is stored. Or the daemon cannot read a record that the request needs, or its\#
   data file was removed: then it keeps running.","data":{"kind":"storageFailed","retryable":f\#
  alse}},{"code":1405,"message":"The shared database could not be reached, or did not answer i\#
  n time; other stores have no such error. With `outcome` `notApplied`, nothing changed. With \#
  `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retrya\#
  ble":true}}],"examples":[{"name":"after a reinstall","x-given":[{"method":"project.define","\#
  params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{\#
  "manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone","stor\#
  eAccount":"ann"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","stor\#
  e":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"ins\#
  tall","params":{"device":"ipad","storeAccount":"ann"}}],"params":[{"name":"device","value":"\#
  ipad"}],"result":{"name":"result","value":{"user":{"id":"{{new}}","anonymousId":"{{new}}","i\#
  dentityId":null,"customerId":"{{new}}","aliases":["{{new}}"],"device":"ipad","createdAt":"20\#
  26-01-01T00:00:00.000Z","environment":"production"},"restored":[{"store":"appStore","origina\#
  lTransactionId":"1000","product":"monthly","kind":"subscription","from":["{{any}}"],"to":"{{\#
  new}}","shared":true}],"transferred":[],"refused":[],"entitlements":{"premium":{"id":"premiu\#
  m","active":true,"state":"active","productId":"monthly","source":"appStore","renewState":"wi\#
  llRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z"\#
  ,"expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026\#
  -01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"au\#
  toRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStore","trans\#
  actionId":"1000","originalTransactionId":"1000"}}}}},{"name":"nothing to restore","x-given":\#
  [{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlem\#
  ents":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","par\#
  ams":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"r\#
  esult","value":{"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null\#
  ,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"202\#
  6-01-01T00:00:00.000Z","environment":"production"},"restored":[],"transferred":[],"refused":\#
  [],"entitlements":{}}}}]},{"name":"revoke","summary":"Ends a grant.","x-role":"write","x-sin\#
  ce":1,"paramStructure":"either","params":[{"name":"device","required":false,"summary":"Id of\#
   the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required"\#
  :false,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"#/components/schem\#
  as/UserId"}},{"name":"entitlement","required":true,"summary":"Id of the entitlement that was\#
   granted.","schema":{"$ref":"#/components/schemas/EntitlementId"}},{"name":"project","requir\#
  ed":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","\#
  default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result and th\#
  e events without changing anything.","schema":{"type":"boolean","default":false}},{"name":"i\#
  dempotencyKey","required":false,"summary":"Makes a retry safe: the same key with the same pa\#
  rams returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"\#
  x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"object","\#
  properties":{"entitlement":{"$ref":"#/components/schemas/Entitlement","description":"The ent\#
  itlement after the call. A purchase may still give it."},"dryRun":{"description":"True in a \#
  dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that the c\#
  all would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Eve\#
  nt"}},"replayed":{"description":"True when this is the stored result of an idempotency key; \#
  otherwise absent.","type":"boolean"}},"required":["entitlement"]}},"errors":[{"code":-32602,\#
  "message":"A parameter is missing, unknown, of a wrong type or out of range, or two paramete\#
  rs exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":\#
  "invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than \#
  the role that the method needs. `uid` and `role` are the caller's (`none` without a role), a\#
  nd `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"co\#
  de":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","retryab\#
  le":false}},{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUs\#
  er","retryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or in\#
   the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code"\#
  :1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","dat\#
  a":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no suc\#
  h project.","data":{"kind":"unknownProject","retryable":false}},{"code":1204,"message":"The \#
  user has no active grant of this entitlement. For example, a purchase gives it, or the grant\#
   has ended.","data":{"kind":"notAManualGrant","retryable":false}},{"code":1300,"message":"A \#
  call of the same method used this key with other params in the last 24 hours.","data":{"kind\#
  ":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for\#
   the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryab\#
  le":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and i\#
  ts next start shows what is stored. Or the daemon cannot read a record that the request need\#
  s, or its data file was removed: then it keeps running.","data":{"kind":"storageFailed","ret\#
  ryable":false}},{"code":1405,"message":"The shared database could not be reached, or did not\#
   answer in time; other stores have no such error. With `outcome` `notApplied`, nothing chang\#
  ed. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable\#
  ","retryable":true}}],"examples":[{"name":"a grant","x-given":[{"method":"project.define","p\#
  arams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"\#
  manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"me\#
  thod":"grant","params":{"device":"iphone","entitlement":"premium"}}],"params":[{"name":"devi\#
  ce","value":"iphone"},{"name":"entitlement","value":"premium"}],"result":{"name":"result","v\#
  alue":{"entitlement":{"id":"premium","active":false,"state":"revoked","productId":null,"sour\#
  ce":"manual","renewState":"nonRenewable","grantType":"manual","periodType":null,"startedAt":\#
  "2026-01-01T00:00:00.000Z","expiresAt":null,"gracePeriodExpiresAt":null,"firstPurchasedAt":n\#
  ull,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,\#
  "environment":null,"store":null,"transactionId":null,"originalTransactionId":null}}}}]},{"na\#
  me":"rpc.discover","summary":"Returns this protocol as an OpenRPC document.","x-role":"read"\#
  ,"x-since":1,"paramStructure":"either","params":[],"result":{"name":"result","schema":{"desc\#
  ription":"The OpenRPC document, with `x-role` on every method.","type":"object","properties"\#
  :{"openrpc":{"type":"string"},"info":{"type":"object"},"methods":{"type":"array","items":{"t\#
  ype":"object"}},"components":{"type":"object"}},"required":["openrpc","info","methods","comp\#
  onents"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong t\#
  ype or out of range, or two parameters exclude each other. `field` points to it; `nearest` l\#
  ists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"messag\#
  e":"The caller's role is lower than the role that the method needs. `uid` and `role` are the\#
   caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permis\#
  sionDenied","retryable":false}}],"examples":[{"name":"the document","params":[],"result":{"n\#
  ame":"result","value":{"openrpc":"{{any}}","info":"{{any}}","methods":"{{any}}","components"\#
  :"{{any}}"}}}]},{"name":"server.describe","summary":"Lists the methods, or describes one met\#
  hod.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"method","requ\#
  ired":false,"summary":"Name of the method to describe. Default: the list of all methods.","s\#
  chema":{"type":"string"}}],"result":{"name":"result","schema":{"type":"object","properties":\#
  {"methods":{"description":"All methods, sorted by name. Only without `method`.","type":"arra\#
  y","items":{"$ref":"#/components/schemas/MethodSummary"}},"method":{"description":"The metho\#
  d's entry in the OpenRPC document. Only with `method`.","type":"object"},"components":{"desc\#
  ription":"The schemas that the entry refers to, in `schemas`. Only with `method`.","type":"o\#
  bject"}},"required":[]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown\#
  , of a wrong type or out of range, or two parameters exclude each other. `field` points to i\#
  t; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code\#
  ":1000,"message":"The caller's role is lower than the role that the method needs. `uid` and \#
  `role` are the caller's (`none` without a role), and `needs` is the method's role.","data":{\#
  "kind":"permissionDenied","retryable":false}}],"examples":[{"name":"all methods","params":[]\#
  ,"result":{"name":"result","value":{"methods":"{{any}}"}}},{"name":"one method","params":[{"\#
  name":"method","value":"logout"}],"result":{"name":"result","value":{"method":"{{any}}","com\#
  ponents":"{{any}}"}}}]},{"name":"server.info","summary":"Returns the daemon's version, limit\#
  s and store, and the caller's role.","x-role":"read","x-since":1,"paramStructure":"either","\#
  params":[],"result":{"name":"result","schema":{"type":"object","properties":{"version":{"des\#
  cription":"Version of the daemon.","type":"string"},"protocol":{"description":"Version of th\#
  is protocol.","type":"integer"},"limits":{"$ref":"#/components/schemas/Limits"},"uptimeMs":{\#
  "description":"Milliseconds since the daemon started.","type":"integer","minimum":0},"store"\#
  :{"$ref":"#/components/schemas/StoreState"},"peer":{"$ref":"#/components/schemas/Peer"}},"re\#
  quired":["version","protocol","limits","uptimeMs","store","peer"]}},"errors":[{"code":-32602\#
  ,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two paramet\#
  ers exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind"\#
  :"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than\#
   the role that the method needs. `uid` and `role` are the caller's (`none` without a role), \#
  and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}}],"e\#
  xamples":[{"name":"plain","params":[],"result":{"name":"result","value":{"version":"{{any}}"\#
  ,"protocol":1,"limits":"{{any}}","uptimeMs":"{{any}}","store":"{{any}}","peer":{"uid":"{{any\#
  }}","gid":"{{any}}","pid":"{{any}}","role":"admin"}}}}]},{"name":"server.ping","summary":"Ch\#
  ecks that the daemon replies.","x-role":"read","x-since":1,"paramStructure":"either","params\#
  ":[{"name":"echo","required":false,"summary":"Value that the reply repeats, without the whit\#
  e space between its tokens.","schema":{"description":"Any JSON value."}}],"result":{"name":"\#
  result","schema":{"type":"object","properties":{"pong":{"description":"Always true.","type":\#
  "boolean"},"now":{"$ref":"#/components/schemas/Moment","description":"Time of the system clo\#
  ck."},"echo":{"description":"The value from the request; absent when the request has none."}\#
  },"required":["pong","now"]}},"errors":[{"code":-32602,"message":"A parameter is missing, un\#
  known, of a wrong type or out of range, or two parameters exclude each other. `field` points\#
   to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{\#
  "code":1000,"message":"The caller's role is lower than the role that the method needs. `uid`\#
   and `role` are the caller's (`none` without a role), and `needs` is the method's role.","da\#
  ta":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"plain","params":[],\#
  "result":{"name":"result","value":{"pong":true,"now":"{{any}}"}}},{"name":"with an echo","pa\#
  rams":[{"name":"echo","value":["hello",1]}],"result":{"name":"result","value":{"pong":true,"\#
  now":"{{any}}","echo":["hello",1]}}}]},{"name":"server.stats","summary":"Returns counts and \#
  durations of requests, commits and background work since the daemon's start.","x-role":"read\#
  ","x-since":1,"paramStructure":"either","params":[],"result":{"name":"result","schema":{"typ\#
  e":"object","properties":{"uptimeMs":{"description":"Milliseconds since the daemon started."\#
  ,"type":"integer","minimum":0},"methods":{"description":"The methods that were called since \#
  the daemon's start, by name.","type":"object","additionalProperties":{"$ref":"#/components/s\#
  chemas/MethodStats"}},"refusals":{"$ref":"#/components/schemas/ErrorCounts"},"slowRequests":\#
  {"description":"Requests that took longer than the threshold `--log-slow` since the daemon's\#
   start.","type":"integer","minimum":0},"cache":{"$ref":"#/components/schemas/CacheStats"},"c\#
  onnections":{"$ref":"#/components/schemas/ConnectionStats"},"turns":{"$ref":"#/components/sc\#
  hemas/Durations"},"commits":{"$ref":"#/components/schemas/CommitStats"},"storage":{"$ref":"#\#
  /components/schemas/StorageStats"},"store":{"$ref":"#/components/schemas/StoreState"},"feed"\#
  :{"$ref":"#/components/schemas/FeedStats"},"background":{"$ref":"#/components/schemas/Backgr\#
  oundStats"}},"required":["uptimeMs","methods","refusals","slowRequests","cache","connections\#
  ","turns","commits","store","feed","background"]}},"errors":[{"code":-32602,"message":"A par\#
  ameter is missing, unknown, of a wrong type or out of range, or two parameters exclude each \#
  other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams",\#
  "retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that th\#
  e method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is th\#
  e method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1401,"messag\#
  e":"The write may not be on the disk: the daemon stops, and its next start shows what is sto\#
  red. Or the daemon cannot read a record that the request needs, or its data file was removed\#
  : then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"\#
  name":"a new daemon in memory","params":[],"result":{"name":"result","value":{"uptimeMs":"{{\#
  any}}","methods":{},"refusals":{},"slowRequests":0,"cache":"{{any}}","connections":"{{any}}"\#
  ,"turns":"{{any}}","commits":"{{any}}","store":"{{any}}","feed":{"waits":0,"subscriptions":0\#
  ,"consumers":[],"moreConsumers":false},"background":{"expiriesDue":0,"expiriesLateMs":0,"era\#
  sures":0,"erasuresUncleared":0,"clearedBy":null,"erasuresHalted":false,"catalogueChanges":0,\#
  "clockSteps":0}}}},{"name":"one method was called, and a consumer is behind","x-given":[{"me\#
  thod":"install","params":{"device":"phone"}},{"method":"events.acknowledge","params":{"consu\#
  mer":"mailer","cursor":"0"}}],"params":[],"result":{"name":"result","value":{"uptimeMs":"{{a\#
  ny}}","methods":{"install":{"requests":1,"errors":{},"durations":{"count":1,"sumMicros":"{{a\#
  ny}}","maxMicros":"{{any}}","buckets":["{{any}}"]}},"events.acknowledge":"{{any}}"},"refusal\#
  s":{},"slowRequests":0,"cache":{"replies":0,"replyHits":0,"records":"{{any}}","recordBytes":\#
  "{{any}}","recordLoads":"{{any}}"},"connections":{"open":"{{any}}","opened":"{{any}}","refus\#
  ed":0,"peers":"{{any}}","owedBytes":0,"unsentBytes":0},"turns":"{{any}}","commits":{"turns":\#
  "{{any}}","waitingTurns":0,"failures":0,"durations":"{{any}}"},"store":"{{any}}","feed":{"wa\#
  its":0,"subscriptions":0,"consumers":[{"project":"default","consumer":"mailer","cursor":"0",\#
  "lag":1}],"moreConsumers":false},"background":"{{any}}"}}}]},{"name":"setUserProperty","summ\#
  ary":"Stores a key/value property; never affects access.","x-role":"write","x-since":1,"para\#
  mStructure":"either","params":[{"name":"device","required":false,"summary":"Id of the device\#
  .","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"sum\#
  mary":"Id of the user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}\#
  },{"name":"key","required":true,"summary":"Name of the property: 1 to 80 letters, digits, an\#
  d _ . : - $. Names that other systems reserve, for example $email, have no special meaning."\#
  ,"schema":{"$ref":"#/components/schemas/PropertyKey"}},{"name":"value","required":true,"summ\#
  ary":"New value. An empty string removes the property.","schema":{"$ref":"#/components/schem\#
  as/PropertyValue"}},{"name":"project","required":false,"summary":"Id of the project.","schem\#
  a":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required\#
  ":false,"summary":"Computes the result and the events without changing anything.","schema":{\#
  "type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Make\#
  s a retry safe: the same key with the same params returns the stored result.","schema":{"$re\#
  f":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["userId"]],"result"\#
  :{"name":"result","schema":{"type":"object","properties":{"userId":{"$ref":"#/components/sch\#
  emas/UserId","description":"Id of the user that the result is about."},"key":{"$ref":"#/comp\#
  onents/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"dryRun":\#
  {"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"descripti\#
  on":"The events that the call would emit. Only in a dry run.","type":"array","items":{"$ref"\#
  :"#/components/schemas/Event"}},"replayed":{"description":"True when this is the stored resu\#
  lt of an idempotency key; otherwise absent.","type":"boolean"}},"required":["userId","key","\#
  value"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong ty\#
  pe or out of range, or two parameters exclude each other. `field` points to it; `nearest` li\#
  sts similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message\#
  ":"The caller's role is lower than the role that the method needs. `uid` and `role` are the \#
  caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permiss\#
  ionDenied","retryable":false}},{"code":1100,"message":"The project has no such device.","dat\#
  a":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The project has no su\#
  ch user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user m\#
  ay have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blocked\#
  UserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the\#
   project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":12\#
  00,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":f\#
  alse}},{"code":1300,"message":"A call of the same method used this key with other params in \#
  the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"m\#
  essage":"The disk has no room for the write. Nothing changes, and reading still works.","dat\#
  a":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on \#
  the disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot re\#
  ad a record that the request needs, or its data file was removed: then it keeps running.","d\#
  ata":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The shared database\#
   could not be reached, or did not answer in time; other stores have no such error. With `out\#
  come` `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.","\#
  data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"the id of the us\#
  er in another system","x-given":[{"method":"project.define","params":{"products":{"monthly":\#
  {"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.0\#
  00Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value\#
  ":"iphone"},{"name":"key","value":"_q_custom_user_id"},{"name":"value","value":"yourSideUser\#
  Id"}],"result":{"name":"result","value":{"userId":"{{anonymous}}","key":"_q_custom_user_id",\#
  "value":"yourSideUserId"}}}]},{"name":"store.notify","summary":"Verifies a message of a stor\#
  e, and records what it reports.","x-role":"write","x-since":1,"paramStructure":"either","par\#
  ams":[{"name":"store","required":true,"summary":"Store that sent it.","schema":{"type":"stri\#
  ng","enum":["appStore","playStore","stripe"]}},{"name":"payload","required":false,"summary":\#
  "Body of the store's request, unchanged, or a signed transaction of StoreKit 2; at most 256 \#
  KiB. At least one of `payload` and `response` is required.","schema":{"type":"string"}},{"na\#
  me":"headers","required":false,"summary":"Headers of the store's request, with names in any \#
  case. The daemon reads only `stripe-signature`.","schema":{"type":"object","additionalProper\#
  ties":{"type":"string"},"maxProperties":200}},{"name":"response","required":false,"summary":\#
  "What the caller fetched from the store's API, for `playStore` and `stripe`.","schema":{"$re\#
  f":"#/components/schemas/StoreResponse"}},{"name":"device","required":false,"summary":"Devic\#
  e that presented the payload. At most one of `device` and `userId`.","schema":{"$ref":"#/com\#
  ponents/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"User who presented \#
  the payload.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":\#
  false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","defa\#
  ult":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result and the ev\#
  ents without changing anything.","schema":{"type":"boolean","default":false}},{"name":"idemp\#
  otencyKey","required":false,"summary":"Makes a retry safe: the same key with the same params\#
   returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"resu\#
  lt":{"name":"result","schema":{"type":"object","properties":{"notification":{"$ref":"#/compo\#
  nents/schemas/StoreNotification"},"outcome":{"description":"applied: a record changed. stale\#
  : the daemon has newer or equal information. repeated: the daemon recorded this notification\#
   before. ignored: it changes nothing, see `why`. unclaimed: the purchase is recorded, and ha\#
  s no holder yet. ask: the store says only that something changed, see `ask`.","type":"string\#
  ","enum":["applied","stale","repeated","ignored","unclaimed","ask"]},"why":{"description":"W\#
  hy the daemon ignores it. test: the store's test. unclaimed: the daemon finds no user for th\#
  e purchase, and the rule `unclaimedPurchases` ignores such purchases. noEffect: it reports n\#
  othing about a purchase. unknownType: the daemon does not know its type. Absent otherwise.",\#
  "type":"string","enum":["test","unclaimed","noEffect","unknownType"]},"ask":{"$ref":"#/compo\#
  nents/schemas/StoreQuestion","description":"What to fetch from the store and to send as `res\#
  ponse`, with the same payload. Absent for other outcomes."},"purchases":{"description":"What\#
   the notification did to each purchase.","type":"array","items":{"$ref":"#/components/schema\#
  s/NotifiedPurchase"}},"warnings":{"description":"Absent when there are no warnings.","type":\#
  "array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"True in a \#
  dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that the c\#
  all would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Eve\#
  nt"}},"replayed":{"description":"True when this is the stored result of an idempotency key; \#
  otherwise absent.","type":"boolean"}},"required":["notification","outcome","purchases"]}},"e\#
  rrors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of\#
   range, or two parameters exclude each other. `field` points to it; `nearest` lists similar \#
  names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The calle\#
  r's role is lower than the role that the method needs. `uid` and `role` are the caller's (`n\#
  one` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","\#
  retryable":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"\#
  unknownDevice","retryable":false}},{"code":1102,"message":"No user may have this id: it is e\#
  mpty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":fals\#
  e}},{"code":1103,"message":"The id has more Unicode scalars than the project's `userIdLength\#
  Max`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"message":"The id beg\#
  ins with the project's anonymous prefix, or it is the id of an anonymous user or a customerI\#
  d. In `user.import`: the id belongs to another customer, or no daemon makes such an anonymou\#
  s id or customerId.","data":{"kind":"reservedUserId","retryable":false}},{"code":1200,"messa\#
  ge":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"\#
  code":1202,"message":"Another user holds the purchase, and a rule of the project keeps it th\#
  ere. `holder` and `rule` name them. In `user.import` there is no `rule`: the import does not\#
   name the holder. Nothing changes.","data":{"kind":"purchaseHeldByAnother","retryable":false\#
  }},{"code":1300,"message":"A call of the same method used this key with other params in the \#
  last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"messa\#
  ge":"The disk has no room for the write. Nothing changes, and reading still works.","data":{\#
  "kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on the \#
  disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot read a\#
   record that the request needs, or its data file was removed: then it keeps running.","data"\#
  :{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The shared database cou\#
  ld not be reached, or did not answer in time; other stores have no such error. With `outcome\#
  ` `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.","data\#
  ":{"kind":"storageUnavailable","retryable":true}},{"code":1500,"message":"The daemon does no\#
  t trust what `store.notify` got: `reason` is `malformed`, `algorithm`, `chainLength`, `certi\#
  ficate`, `chain`, `extension`, `validity`, `signature`, `app`, `environment`, `unsignedEnvir\#
  onment` or `age`; stores.md says what each means. `httpStatus` is what the web server should\#
   answer.","data":{"kind":"unverified","retryable":false}},{"code":1501,"message":"The projec\#
  t does not define the store of `store.notify`. The store sends the notification again if the\#
   web server answers `httpStatus`.","data":{"kind":"storeNotConfigured","retryable":true}},{"\#
  code":1502,"message":"The system has no libcrypto, which verifies what Apple signed. All oth\#
  er methods work.","data":{"kind":"verifierMissing","retryable":true}},{"code":1503,"message"\#
  :"The process that verifies what Apple signed ended, or took more than two seconds. The daem\#
  on starts it again.","data":{"kind":"verifierFailed","retryable":true}}],"examples":[{"name"\#
  :"a subscription of the App Store, before its user is known","x-given":[{"method":"project.d\#
  efine","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"\#
  environment":"any","clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores":{"appStore":{"apps\#
  ":[{"bundleId":"com.example"}],"environments":["LocalTesting"]},"playStore":{"packages":["co\#
  m.example"]},"stripe":{"secret":"whsec_test"}}}}],"params":[{"name":"store","value":"appStor\#
  e"},{"name":"payload","value":"{\"signedPayload\":\"eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25\#
  UeXBlIjoiU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQiOiIwMDJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY\#
  2OGViMjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6MTc2NzIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI\#
  6ImNvbS5leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRlc3RpbmciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJ\#
  leUpoYkdjaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2Ymtsa0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmh\#
  ZM1JwYjI1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZiUzVsZUdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJ\#
  XOXVkR2hzZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56SXlOVFl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2p\#
  FM05qazVNRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKbGJtVjNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0p\#
  oY0hCQlkyTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAwWTJSaUxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3h\#
  NemdpTENKemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdNREF3TENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1Z\#
  HVnpkR2x1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmF\#
  XNWhiRlJ5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIxSmxibVYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVN\#
  Jc0luQnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSdlVtVnVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJ\#
  oZEdVaU9qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0Wlc1MElqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUE\#
  ifSwic3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}],"result":{"name":"result","value":{"notifica\#
  tion":{"id":"002e14d5-51f5-4503-b5a8-c3a1af68eb20","type":"SUBSCRIBED","subtype":"INITIAL_BU\#
  Y","at":"2026-01-01T00:00:00.000Z","environment":"sandbox"},"outcome":"unclaimed","purchases\#
  ":[{"store":"appStore","originalTransactionId":"1","transactionId":"1","outcome":"recorded"}\#
  ]}}},{"name":"a repeat","x-given":[{"method":"project.define","params":{"products":{"monthly\#
  ":{"kind":"subscription","entitlements":["premium"]}},"environment":"any","clock":{"manual":\#
  "2026-01-01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":"com.example"}],"envir\#
  onments":["LocalTesting"]},"playStore":{"packages":["com.example"]},"stripe":{"secret":"whse\#
  c_test"}}}},{"method":"store.notify","params":{"store":"appStore","payload":"{\"signedPayloa\#
  d\":\"eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoiU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVS\#
  UQiOiIwMDJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0Z\#
  SI6MTc2NzIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2Nhb\#
  FRlc3RpbmciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR\#
  2x2Ymtsa0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltT\#
  nZiUzVsZUdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjM\#
  k56SXlOVFl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05qazVNRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2T\#
  FZKbGJtVjNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlkyTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZa\#
  TAwWTJSaUxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTENKemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQ\#
  XdNREF3TENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZ\#
  m8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWM\#
  GIxSmxibVYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZ\#
  FhSdlVtVnVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliM\#
  jV0Wlc1MElqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}\#
  }],"params":[{"name":"store","value":"appStore"},{"name":"payload","value":"{\"signedPayload\#
  \":\"eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoiU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSU\#
  QiOiIwMDJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZS\#
  I6MTc2NzIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbF\#
  Rlc3RpbmciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2\#
  x2Ymtsa0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTn\#
  ZiUzVsZUdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk\#
  56SXlOVFl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05qazVNRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TF\#
  ZKbGJtVjNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlkyTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaT\#
  AwWTJSaUxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTENKemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQX\#
  dNREF3TENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm\#
  8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMG\#
  IxSmxibVYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZF\#
  hSdlVtVnVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMj\#
  V0Wlc1MElqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}]\#
  ,"result":{"name":"result","value":{"notification":{"id":"002e14d5-51f5-4503-b5a8-c3a1af68eb\#
  20","type":"SUBSCRIBED","subtype":"INITIAL_BUY","at":"2026-01-01T00:00:00.000Z","environment\#
  ":"sandbox"},"outcome":"repeated","purchases":[]}}},{"name":"a push of Google Play, which sa\#
  ys only that something changed","x-given":[{"method":"project.define","params":{"products":{\#
  "monthly":{"kind":"subscription","entitlements":["premium"]}},"environment":"any","clock":{"\#
  manual":"2026-01-01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":"com.example"}\#
  ],"environments":["LocalTesting"]},"playStore":{"packages":["com.example"]},"stripe":{"secre\#
  t":"whsec_test"}}}}],"params":[{"name":"store","value":"playStore"},{"name":"payload","value\#
  ":"{\"message\":{\"data\":\"eyJ2ZXJzaW9uIjoiMS4wIiwicGFja2FnZU5hbWUiOiJjb20uZXhhbXBsZSIsImV2\#
  ZW50VGltZU1pbGxpcyI6IjE3NjcyMjU2MDAwMDAiLCJzdWJzY3JpcHRpb25Ob3RpZmljYXRpb24iOnsidmVyc2lvbiI6\#
  IjEuMCIsIm5vdGlmaWNhdGlvblR5cGUiOjQsInB1cmNoYXNlVG9rZW4iOiJ0b2tlbi0xIiwic3Vic2NyaXB0aW9uSWQi\#
  OiJtb250aGx5In19\",\"messageId\":\"1003\",\"publishTime\":\"2026-01-01T00:00:00Z\"},\"subscr\#
  iption\":\"projects/example/subscriptions/rtdn\"}"}],"result":{"name":"result","value":{"not\#
  ification":{"id":"1003","type":"PURCHASED","subtype":null,"at":"2026-01-01T00:00:00.000Z","e\#
  nvironment":null},"outcome":"ask","ask":{"kind":"subscription","packageName":"com.example","\#
  purchaseToken":"token-1"},"purchases":[]}}},{"name":"a subscription fetched from Stripe","x-\#
  given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","e\#
  ntitlements":["premium"]}},"environment":"any","clock":{"manual":"2026-01-01T00:00:00.000Z"}\#
  ,"stores":{"appStore":{"apps":[{"bundleId":"com.example"}],"environments":["LocalTesting"]},\#
  "playStore":{"packages":["com.example"]},"stripe":{"secret":"whsec_test"}}}}],"params":[{"na\#
  me":"store","value":"stripe"},{"name":"response","value":{"kind":"subscription","fetchedAt":\#
  "2026-01-01T00:00:00.000Z","body":{"id":"sub_1","object":"subscription","status":"active","l\#
  ivemode":true,"customer":"cus_1","cancel_at_period_end":false,"items":{"data":[{"current_per\#
  iod_start":1767225600,"current_period_end":1769904000,"price":{"id":"price_1","product":"mon\#
  thly"}}]}}}}],"result":{"name":"result","value":{"notification":{"id":null,"type":null,"subt\#
  ype":null,"at":"2026-01-01T00:00:00.000Z","environment":"production"},"outcome":"unclaimed",\#
  "purchases":[{"store":"stripe","originalTransactionId":"sub_1","transactionId":"sub_1:176722\#
  5600","outcome":"recorded"}]}}}]},{"name":"store.unclaimed","summary":"Lists the unclaimed p\#
  urchases: those that have had no holder yet.","x-role":"read","x-since":1,"paramStructure":"\#
  either","params":[{"name":"after","required":false,"summary":"Cursor from an earlier reply. \#
  The reply has the purchases after it.","schema":{"type":"string"}},{"name":"limit","required\#
  ":false,"summary":"Maximum number of purchases.","schema":{"type":"integer","minimum":1,"max\#
  imum":1000,"default":100}},{"name":"project","required":false,"summary":"Id of the project."\#
  ,"schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"\#
  result","schema":{"type":"object","properties":{"purchases":{"description":"In the order of \#
  `store`, then `originalTransactionId`, by bytes.","type":"array","items":{"$ref":"#/componen\#
  ts/schemas/Purchase"}},"cursor":{"description":"What the next call gives as `after`.","type"\#
  :"string"},"more":{"description":"Whether more purchases follow.","type":"boolean"}},"requir\#
  ed":["purchases","cursor","more"]}},"errors":[{"code":-32602,"message":"A parameter is missi\#
  ng, unknown, of a wrong type or out of range, or two parameters exclude each other. `field` \#
  points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":fal\#
  se}},{"code":1000,"message":"The caller's role is lower than the role that the method needs.\#
   `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's role\#
  .","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon \#
  has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"mess\#
  age":"The shared database could not be reached, or did not answer in time; other stores have\#
   no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may\#
   or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[\#
  {"name":"one of two","x-given":[{"method":"project.define","params":{"products":{"monthly":{\#
  "kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.00\#
  0Z"}}},{"method":"purchase","params":{"product":"monthly","store":"appStore","transactionId"\#
  :"1000","expiresAt":"2026-02-01T00:00:00Z","accountToken":"7E3FB20B-4CDB-47CC-936D-99D65F608\#
  138"}},{"method":"purchase","params":{"product":"monthly","store":"appStore","transactionId"\#
  :"1001","expiresAt":"2026-02-01T00:00:00Z"}}],"params":[{"name":"limit","value":1}],"result"\#
  :{"name":"result","value":{"purchases":[{"store":"appStore","originalTransactionId":"1000","\#
  transactionId":"1000","product":"monthly","kind":"subscription","state":"active","holders":[\#
  ],"device":null,"storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchased\#
  At":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,\#
  "periodType":"normal","environment":"production","isFamilyShared":false,"price":null,"curren\#
  cy":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"graceP\#
  eriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":n\#
  ull,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"re\#
  places":null,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCount":0,"accountToken":"7\#
  e3fb20b-4cdb-47cc-936d-99d65f608138","transactions":[{"transactionId":"1000","product":"mont\#
  hly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T\#
  00:00:00.000Z","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode\#
  ":null,"attributes":{},"asOf":"2026-01-01T00:00:00.000Z"}]}],"cursor":"appStore:1000","more"\#
  :true}}}]},{"name":"user.delete","summary":"Deletes a customer and erases its ids from every\#
  thing that the daemon stores.","x-role":"admin","x-since":1,"paramStructure":"either","param\#
  s":[{"name":"userId","required":true,"summary":"Any id of the customer.","schema":{"$ref":"#\#
  /components/schemas/UserId"}},{"name":"project","required":false,"summary":"Id of the projec\#
  t.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun"\#
  ,"required":false,"summary":"Computes the result and the events without changing anything.",\#
  "schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summ\#
  ary":"Makes a retry safe: the same key with the same params returns the stored result.","sch\#
  ema":{"$ref":"#/components/schemas/IdempotencyKey"}},{"name":"traces","required":false,"summ\#
  ary":"When the reply comes: `pending`, when the tables have nothing of the customer any more\#
  ; `cleared`, when no file has, which are overwritten at once.","schema":{"type":"string","en\#
  um":["pending","cleared"],"default":"pending"}}],"result":{"name":"result","schema":{"type":\#
  "object","properties":{"tombstone":{"description":"New id that replaces every erased id in e\#
  vents. It belongs to no user.","type":"string"},"users":{"description":"Number of erased use\#
  rs: the aliases of the customer.","type":"integer","minimum":1},"devices":{"description":"Nu\#
  mber of erased devices. `install` can register them again.","type":"integer","minimum":0},"p\#
  urchases":{"description":"Number of erased purchases: those that no other customer holds.","\#
  type":"integer","minimum":0},"shared":{"description":"Number of purchases that other custome\#
  rs hold and keep.","type":"integer","minimum":0},"traces":{"description":"What is left of wh\#
  at is erased. `pending`: free bytes of the daemon's files, until `clearedBy`; `tracesCleared\#
  ` tells when they are overwritten. `cleared`: nothing. `database`: it is deleted from the sh\#
  ared database, whose files belong to its administrator (fleet.md).","type":"string","enum":[\#
  "pending","cleared","database"]},"clearedBy":{"description":"When the last byte is overwritt\#
  en, at the latest. Only if `traces` is `pending`.","$ref":"#/components/schemas/Moment"},"dr\#
  yRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"des\#
  cription":"The events that the call would emit. Only in a dry run.","type":"array","items":{\#
  "$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the store\#
  d result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["tombstone\#
  ","users","devices","purchases","shared","traces"]}},"errors":[{"code":-32602,"message":"A p\#
  arameter is missing, unknown, of a wrong type or out of range, or two parameters exclude eac\#
  h other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams\#
  ","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that \#
  the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is \#
  the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1101,"mess\#
  age":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code\#
  ":1102,"message":"No user may have this id: it is empty, or in the project's `blockedUserIds\#
  `.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has mo\#
  re Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","re\#
  tryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"un\#
  knownProject","retryable":false}},{"code":1300,"message":"A call of the same method used thi\#
  s key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryab\#
  le":false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, and\#
   reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message\#
  ":"The write may not be on the disk: the daemon stops, and its next start shows what is stor\#
  ed. Or the daemon cannot read a record that the request needs, or its data file was removed:\#
   then it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"me\#
  ssage":"The shared database could not be reached, or did not answer in time; other stores ha\#
  ve no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change m\#
  ay or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples"\#
  :[{"name":"with all that was hers","x-given":[{"method":"project.define","params":{"rules":"\#
  revenuecat","products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entit\#
  lements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","param\#
  s":{"device":"iphone","storeAccount":"apple-ann","platform":"ios"}},{"method":"purchase","pa\#
  rams":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expi\#
  resAt":"2026-02-01T00:00:00.000Z","price":"9.99","currency":"EUR","attributes":{"campaign":"\#
  winter"}}},{"method":"identify","params":{"device":"iphone","userId":"ann"}},{"method":"setU\#
  serProperty","params":{"userId":"ann","key":"$email","value":"ann@example.org"}}],"params":[\#
  {"name":"userId","value":"ann"}],"result":{"name":"result","value":{"tombstone":"{{any}}","u\#
  sers":2,"devices":1,"purchases":1,"shared":0,"traces":"{{any}}"}}},{"name":"a dry run","x-gi\#
  ven":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","ent\#
  itlements":["premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z\#
  "}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","params":{"devic\#
  e":"iphone","userId":"ann"}}],"params":[{"name":"userId","value":"ann"},{"name":"dryRun","va\#
  lue":true}],"result":{"name":"result","value":{"tombstone":"{{tombstone}}","users":1,"device\#
  s":0,"purchases":0,"shared":0,"traces":"{{any}}","dryRun":true,"events":[{"id":"{{any}}","ki\#
  nd":"loggedOut","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{tombstone}}","\#
  userId":"{{tombstone}}","anonymousId":"{{any}}","cause":{"method":"user.delete","id":"{{any}\#
  }"},"device":"iphone"},{"id":"{{any}}","kind":"userDeleted","at":"2026-01-01T00:00:00.000Z",\#
  "project":"default","user":"{{tombstone}}","userId":"{{tombstone}}","cause":{"method":"user.\#
  delete","id":"{{any}}"}}]}}}]},{"name":"user.export","summary":"Returns everything that the \#
  daemon stores about a customer.","x-role":"read","x-since":1,"paramStructure":"either","para\#
  ms":[{"name":"userId","required":true,"summary":"Any id of the customer.","schema":{"$ref":"\#
  #/components/schemas/UserId"}},{"name":"withoutEvents","required":false,"summary":"Whether t\#
  o leave out `events`, `cursor` and `moreEvents`.","schema":{"type":"boolean","default":false\#
  }},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/com\#
  ponents/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type"\#
  :"object","properties":{"user":{"$ref":"#/components/schemas/User"},"firstId":{"$ref":"#/com\#
  ponents/schemas/UserId","description":"First id that the customer had. After a merge, that o\#
  f the older customer."},"lastId":{"$ref":"#/components/schemas/UserId","description":"Id tha\#
  t acted last: the user of the last install, identify, purchase or restore."},"ids":{"descrip\#
  tion":"Every id of the customer, in byte order.","type":"array","items":{"type":"object","pr\#
  operties":{"id":{"$ref":"#/components/schemas/UserId"},"kind":{"description":"Who uses the i\#
  d. `customer`: the customerId of a customer that began with an identified user.","type":"str\#
  ing","enum":["anonymous","identified","customer"]},"device":{"description":"Device of an ano\#
  nymous id; otherwise null.","type":["string","null"]},"createdAt":{"$ref":"#/components/sche\#
  mas/Moment"}},"required":["id","kind","device","createdAt"]}},"devices":{"description":"Devi\#
  ces whose anonymous or identified user belongs to the customer, in byte order.","type":"arra\#
  y","items":{"type":"object","properties":{"device":{"$ref":"#/components/schemas/DeviceId"},\#
  "anonymousId":{"$ref":"#/components/schemas/UserId"},"identityId":{"description":"Id of the \#
  identified user; null when no user is logged in.","type":["string","null"]},"storeAccount":{\#
  "type":["string","null"]},"platform":{"type":["string","null"]},"app":{"type":["string","nul\#
  l"]},"createdAt":{"$ref":"#/components/schemas/Moment"}},"required":["device","anonymousId",\#
  "identityId","storeAccount","platform","app","createdAt"]}},"accountTokens":{"description":"\#
  Account tokens registered for the customer, in byte order.","type":"array","items":{"$ref":"\#
  #/components/schemas/AccountToken"}},"purchases":{"description":"Purchases that the customer\#
   holds, with all their transactions.","type":"array","items":{"$ref":"#/components/schemas/P\#
  urchase"}},"claims":{"description":"Purchases that an import gave to the customer and that n\#
  o store has reported yet.","type":"array","items":{"$ref":"#/components/schemas/PurchaseRef"\#
  }},"grants":{"description":"Grants, including those that have ended.","type":"array","items"\#
  :{"type":"object","properties":{"entitlement":{"$ref":"#/components/schemas/EntitlementId"},\#
  "grantedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas\#
  /NullableMoment"},"revokedAt":{"$ref":"#/components/schemas/NullableMoment"}},"required":["e\#
  ntitlement","grantedAt","expiresAt","revokedAt"]}},"properties":{"type":"array","items":{"ty\#
  pe":"object","properties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref"\#
  :"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/Moment"}},"requ\#
  ired":["key","value","setAt"]}},"overridden":{"description":"Earlier values of properties th\#
  at another user of the same customer replaced. An empty value is a removal.","type":"array",\#
  "items":{"type":"object","properties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"va\#
  lue":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/Mom\#
  ent"}},"required":["key","value","setAt"]}},"entitlements":{"$ref":"#/components/schemas/Ent\#
  itlements"},"at":{"$ref":"#/components/schemas/Moment","description":"Time of the entitlemen\#
  ts and of the purchases' states: now."},"events":{"description":"Events of the customer, old\#
  est first, at most 1000.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"cur\#
  sor":{"$ref":"#/components/schemas/Cursor","description":"Position at which events.read cont\#
  inues, with the same id as `user`."},"moreEvents":{"description":"True when events.read has \#
  more events of the customer.","type":"boolean"}},"required":["user","firstId","lastId","ids"\#
  ,"devices","accountTokens","purchases","claims","grants","properties","overridden","entitlem\#
  ents","at"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wron\#
  g type or out of range, or two parameters exclude each other. `field` points to it; `nearest\#
  ` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"mes\#
  sage":"The caller's role is lower than the role that the method needs. `uid` and `role` are \#
  the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"per\#
  missionDenied","retryable":false}},{"code":1101,"message":"The project has no such user.","d\#
  ata":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may have this\#
   id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","ret\#
  ryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the project's `\#
  userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message"\#
  :"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"cod\#
  e":1405,"message":"The shared database could not be reached, or did not answer in time; othe\#
  r stores have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, t\#
  he change may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}]\#
  ,"examples":[{"name":"all of it","x-given":[{"method":"project.define","params":{"rules":"re\#
  venuecat","products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitle\#
  ments":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params"\#
  :{"device":"iphone","storeAccount":"apple-ann","platform":"ios"}},{"method":"purchase","para\#
  ms":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expire\#
  sAt":"2026-02-01T00:00:00.000Z","price":"9.99","currency":"EUR","attributes":{"campaign":"wi\#
  nter"}}},{"method":"identify","params":{"device":"iphone","userId":"ann"}},{"method":"setUse\#
  rProperty","params":{"userId":"ann","key":"$email","value":"ann@example.org"}}],"params":[{"\#
  name":"userId","value":"ann"}],"result":{"name":"result","value":{"user":{"id":"ann","anonym\#
  ousId":null,"identityId":"ann","customerId":"{{anonymous}}","aliases":["{{anonymous}}","ann"\#
  ],"createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"firstId":"{{anonymous}\#
  }","lastId":"ann","ids":[{"id":"{{anonymous}}","kind":"anonymous","device":"iphone","created\#
  At":"2026-01-01T00:00:00.000Z"},{"id":"ann","kind":"identified","device":null,"createdAt":"2\#
  026-01-01T00:00:00.000Z"}],"devices":[{"device":"iphone","anonymousId":"{{anonymous}}","iden\#
  tityId":"ann","storeAccount":"apple-ann","platform":"ios","app":null,"createdAt":"2026-01-01\#
  T00:00:00.000Z"}],"accountTokens":[],"purchases":[{"store":"appStore","originalTransactionId\#
  ":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state":"active","\#
  holders":["ann"],"device":"iphone","storeAccount":"apple-ann","purchasedAt":"2026-01-01T00:0\#
  0:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.00\#
  0Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":\#
  false,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"autoRenew":true,"auto\#
  RenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"r\#
  efundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":n\#
  ull,"billingIssueAt":null,"replaces":null,"replacedBy":null,"replacedAt":null,"keys":[],"ren\#
  ewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","product":"monthly",\#
  "periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00\#
  :00.000Z","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode":\#
  null,"attributes":{"campaign":"winter"},"asOf":"2026-01-01T00:00:00.000Z"}]}],"claims":[],"g\#
  rants":[],"properties":[{"key":"$email","value":"ann@example.org","setAt":"2026-01-01T00:00:\#
  00.000Z"}],"overridden":[],"entitlements":{"premium":{"id":"premium","active":true,"state":"\#
  active","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purc\#
  hase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T0\#
  0:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","las\#
  tPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"r\#
  enewsCount":0,"environment":"production","store":"appStore","transactionId":"1000","original\#
  TransactionId":"1000"}},"at":"2026-01-01T00:00:00.000Z","events":[{"cursor":"1","id":"{{any}\#
  }","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonym\#
  ous}}","anonymousId":"{{anonymous}}","cause":{"method":"install","id":"{{any}}"},"device":"i\#
  phone"},{"cursor":"2","id":"{{any}}","kind":"purchaseRecorded","at":"2026-01-01T00:00:00.000\#
  Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method\#
  ":"purchase","id":"{{any}}"},"store":"appStore","originalTransactionId":"1000","transactionI\#
  d":"1000","product":"monthly","productKind":"subscription","holders":["{{anonymous}}"],"devi\#
  ce":"iphone","environment":"production","firstPurchasedAt":"2026-01-01T00:00:00.000Z","purch\#
  asedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","periodType":"norm\#
  al","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"\#
  attributes":{"campaign":"winter"}},{"cursor":"3","id":"{{any}}","kind":"entitlementsActivate\#
  d","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":\#
  "{{anonymous}}","cause":{"method":"purchase","id":"{{any}}"},"entitlements":["premium"],"sto\#
  re":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","pr\#
  oductKind":"subscription","holders":["{{anonymous}}"],"device":"iphone","environment":"produ\#
  ction","firstPurchasedAt":"2026-01-01T00:00:00.000Z","purchasedAt":"2026-01-01T00:00:00.000Z\#
  ","expiresAt":"2026-02-01T00:00:00.000Z","periodType":"normal","isFamilyShared":false,"price\#
  ":"9.99","currency":"EUR","country":null,"offerCode":null,"attributes":{"campaign":"winter"}\#
  },{"cursor":"4","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project\#
  ":"default","user":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}\#
  "},"device":"iphone"},{"cursor":"5","id":"{{any}}","kind":"identified","at":"2026-01-01T00:0\#
  0:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","anonymousId":"{{anonym\#
  ous}}","cause":{"method":"identify","id":"{{any}}"},"device":"iphone","outcome":"aliased"},{\#
  "cursor":"6","id":"{{any}}","kind":"usersAliased","at":"2026-01-01T00:00:00.000Z","project":\#
  "default","user":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"}\#
  ,"aliases":["{{anonymous}}","ann"]},{"cursor":"7","id":"{{any}}","kind":"entitlementsActivat\#
  ed","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann\#
  ","cause":{"method":"identify","id":"{{any}}"},"entitlements":["premium"]}],"cursor":"7","mo\#
  reEvents":false}}}]},{"name":"user.import","summary":"Imports a customer, as `user.export` r\#
  eturns it, completely or not at all.","x-role":"admin","x-since":1,"paramStructure":"either"\#
  ,"params":[{"name":"user","required":false,"summary":"The user as `user.export` shows it. Th\#
  e daemon reads only `customerId` and `createdAt`.","schema":{"title":"user","type":"object",\#
  "properties":{"id":{"description":"Not read."},"anonymousId":{"description":"Not read."},"id\#
  entityId":{"description":"Not read."},"customerId":{"type":["string","null"]},"aliases":{"de\#
  scription":"Not read."},"device":{"description":"Not read."},"createdAt":{"$ref":"#/componen\#
  ts/schemas/NullableMoment"},"environment":{"description":"Not read."}},"required":[],"additi\#
  onalProperties":false}},{"name":"firstId","required":false,"summary":"First id that the cust\#
  omer had; without it, the oldest of `ids`.","schema":{"$ref":"#/components/schemas/UserId"}}\#
  ,{"name":"lastId","required":false,"summary":"Id of the customer that acted last. It has no \#
  effect if the project knows the customer.","schema":{"$ref":"#/components/schemas/UserId"}},\#
  {"name":"ids","required":true,"summary":"Every id of the customer. An empty list imports unc\#
  laimed purchases.","schema":{"type":"array","items":{"title":"an id","type":"object","proper\#
  ties":{"id":{"$ref":"#/components/schemas/UserId"},"kind":{"type":"string","enum":["anonymou\#
  s","identified","customer"]},"device":{"description":"Device of an anonymous id.","type":["s\#
  tring","null"]},"createdAt":{"$ref":"#/components/schemas/NullableMoment","description":"Wit\#
  hout it, now."}},"required":["id","kind"],"additionalProperties":false},"maxItems":10000}},{\#
  "name":"customerId","required":false,"summary":"The customerId, instead of that of `user`. W\#
  ithout both: that of the customer who has one of the ids, else the oldest anonymous id, else\#
   a new one.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"devices","required":f\#
  alse,"summary":"Devices. A device is created once its anonymous user exists, and its user is\#
   logged in there once that user exists.","schema":{"type":"array","items":{"title":"a device\#
  ","type":"object","properties":{"device":{"$ref":"#/components/schemas/DeviceId"},"anonymous\#
  Id":{"$ref":"#/components/schemas/UserId"},"identityId":{"type":["string","null"]},"storeAcc\#
  ount":{"type":["string","null"]},"platform":{"type":["string","null"]},"app":{"type":["strin\#
  g","null"]},"createdAt":{"$ref":"#/components/schemas/Moment"}},"required":["device","anonym\#
  ousId","createdAt"],"additionalProperties":false},"maxItems":10000}},{"name":"accountTokens"\#
  ,"required":false,"summary":"Account tokens.","schema":{"type":"array","items":{"$ref":"#/co\#
  mponents/schemas/AccountToken"},"maxItems":10000}},{"name":"purchases","required":false,"sum\#
  mary":"Purchases with their transactions.","schema":{"type":"array","items":{"$ref":"#/compo\#
  nents/schemas/ImportedPurchase"},"maxItems":10000}},{"name":"claims","required":false,"summa\#
  ry":"Purchases of which only the store and the name are known. The customer holds each one a\#
  s soon as a store reports it; until then it gives no access.","schema":{"type":"array","item\#
  s":{"$ref":"#/components/schemas/PurchaseRef"},"maxItems":10000}},{"name":"grants","required\#
  ":false,"summary":"Grants, including those that have ended.","schema":{"type":"array","items\#
  ":{"title":"a grant","type":"object","properties":{"entitlement":{"$ref":"#/components/schem\#
  as/EntitlementId"},"grantedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#\#
  /components/schemas/NullableMoment"},"revokedAt":{"$ref":"#/components/schemas/NullableMomen\#
  t"}},"required":["entitlement","grantedAt"],"additionalProperties":false},"maxItems":10000}}\#
  ,{"name":"properties","required":false,"summary":"Properties. The newer value of a key stays\#
  .","schema":{"type":"array","items":{"title":"a property","type":"object","properties":{"key\#
  ":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/Property\#
  Value"},"setAt":{"$ref":"#/components/schemas/NullableMoment","description":"Without it, bef\#
  ore everything that is set here."}},"required":["key","value"],"additionalProperties":false}\#
  ,"maxItems":10000}},{"name":"overridden","required":false,"summary":"Earlier values of prope\#
  rties that another user of the customer replaced.","schema":{"type":"array","items":{"title"\#
  :"a property","type":"object","properties":{"key":{"$ref":"#/components/schemas/PropertyKey"\#
  },"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/components/schema\#
  s/NullableMoment","description":"Without it, before everything that is set here."}},"require\#
  d":["key","value"],"additionalProperties":false},"maxItems":10000}},{"name":"entitlements","\#
  required":false,"summary":"Not used: access derives from purchases and grants.","schema":{"t\#
  ype":"object"}},{"name":"at","required":false,"summary":"Not used.","schema":{"$ref":"#/comp\#
  onents/schemas/NullableMoment"}},{"name":"onConflict","required":false,"summary":"What happe\#
  ns to a purchase with holders whom its `holders` does not name. `refuse`: the call is purcha\#
  seHeldByAnother. `skip`: the purchase stays as it is. `merge`: its transactions are merged, \#
  and its holders stay.","schema":{"type":"string","enum":["refuse","skip","merge"],"default":\#
  "refuse"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref\#
  ":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"\#
  summary":"Computes the result and the events without changing anything.","schema":{"type":"b\#
  oolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry\#
   safe: the same key with the same params returns the stored result.","schema":{"$ref":"#/com\#
  ponents/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","prop\#
  erties":{"user":{"$ref":"#/components/schemas/User","description":"The customer's user. Miss\#
  ing when `ids` is empty."},"created":{"description":"Whether the customer is new.","type":"b\#
  oolean"},"outcome":{"description":"`unchanged` when everything was there already.","type":"s\#
  tring","enum":["imported","unchanged"]},"purchases":{"description":"What happened to each pu\#
  rchase, in the given order, and then to each claim.","type":"array","items":{"type":"object"\#
  ,"properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref"\#
  :"#/components/schemas/TransactionId"},"outcome":{"type":"string","enum":["recorded","update\#
  d","skipped","unchanged"]}},"required":["store","originalTransactionId","outcome"]}},"entitl\#
  ements":{"$ref":"#/components/schemas/Entitlements"},"warnings":{"type":"array","items":{"$r\#
  ef":"#/components/schemas/Warning"}},"dryRun":{"description":"True in a dry run; otherwise a\#
  bsent.","type":"boolean"},"events":{"description":"The events that the call would emit. Only\#
   in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"d\#
  escription":"True when this is the stored result of an idempotency key; otherwise absent.","\#
  type":"boolean"}},"required":["created","outcome","purchases","entitlements"]}},"errors":[{"\#
  code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or\#
   two parameters exclude each other. `field` points to it; `nearest` lists similar names.","d\#
  ata":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role i\#
  s lower than the role that the method needs. `uid` and `role` are the caller's (`none` witho\#
  ut a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable"\#
  :false}},{"code":1102,"message":"No user may have this id: it is empty, or in the project's \#
  `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message"\#
  :"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"use\#
  rIdTooLong","retryable":false}},{"code":1104,"message":"The id begins with the project's ano\#
  nymous prefix, or it is the id of an anonymous user or a customerId. In `user.import`: the i\#
  d belongs to another customer, or no daemon makes such an anonymous id or customerId.","data\#
  ":{"kind":"reservedUserId","retryable":false}},{"code":1200,"message":"The daemon has no suc\#
  h project.","data":{"kind":"unknownProject","retryable":false}},{"code":1202,"message":"Anot\#
  her user holds the purchase, and a rule of the project keeps it there. `holder` and `rule` n\#
  ame them. In `user.import` there is no `rule`: the import does not name the holder. Nothing \#
  changes.","data":{"kind":"purchaseHeldByAnother","retryable":false}},{"code":1300,"message":\#
  "A call of the same method used this key with other params in the last 24 hours.","data":{"k\#
  ind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room \#
  for the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retr\#
  yable":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, an\#
  d its next start shows what is stored. Or the daemon cannot read a record that the request n\#
  eeds, or its data file was removed: then it keeps running.","data":{"kind":"storageFailed","\#
  retryable":false}},{"code":1405,"message":"The shared database could not be reached, or did \#
  not answer in time; other stores have no such error. With `outcome` `notApplied`, nothing ch\#
  anged. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavaila\#
  ble","retryable":true}}],"examples":[{"name":"a customer of another system","x-given":[{"met\#
  hod":"project.define","params":{"rules":"revenuecat","products":{"monthly":{"kind":"subscrip\#
  tion","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params"\#
  :[{"name":"ids","value":[{"id":"ann","kind":"identified","createdAt":"2025-11-01T00:00:00.00\#
  0Z"}]},{"name":"purchases","value":[{"store":"appStore","originalTransactionId":"1000","tran\#
  sactions":[{"transactionId":"1000","product":"monthly","purchasedAt":"2025-12-15T00:00:00.00\#
  0Z","expiresAt":"2026-01-15T00:00:00.000Z","asOf":"2025-12-31T00:00:00.000Z"}]}]}],"result":\#
  {"name":"result","value":{"user":{"id":"ann","anonymousId":null,"identityId":"ann","customer\#
  Id":"{{customer}}","aliases":["ann"],"createdAt":"2025-11-01T00:00:00.000Z","environment":"p\#
  roduction"},"created":true,"outcome":"imported","purchases":[{"store":"appStore","originalTr\#
  ansactionId":"1000","outcome":"recorded"}],"entitlements":{"premium":{"id":"premium","active\#
  ":true,"state":"active","productId":"monthly","source":"appStore","renewState":"willRenew","\#
  grantType":"purchase","periodType":"normal","startedAt":"2025-12-15T00:00:00.000Z","expiresA\#
  t":"2026-01-15T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2025-12-15T00:\#
  00:00.000Z","lastPurchasedAt":"2025-12-15T00:00:00.000Z","trialStartedAt":null,"autoRenewDis\#
  abledAt":null,"renewsCount":0,"environment":"production","store":"appStore","transactionId":\#
  "1000","originalTransactionId":"1000"}}}}}]},{"name":"user.link.undo","summary":"Undoes a lo\#
  gin, an alias or a transfer: its change of holders or customers.","x-role":"admin","x-since"\#
  :1,"paramStructure":"either","params":[{"name":"event","required":true,"summary":"`id` of th\#
  e event to undo, for example `ev_b57a1837_7`. Its kind is `identified`, `usersAliased`, `sub\#
  scriptionTransferred` or `oneTimePurchaseTransferred`, or, if `kept` lists it, `purchaseRene\#
  wed` or `purchaseUpdated`.","schema":{"$ref":"#/components/schemas/EventId"}},{"name":"proje\#
  ct","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/P\#
  rojectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the re\#
  sult and the events without changing anything.","schema":{"type":"boolean","default":false}}\#
  ,{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with \#
  the same params returns the stored result.","schema":{"$ref":"#/components/schemas/Idempoten\#
  cyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"undone":{"$ref"\#
  :"#/components/schemas/EventId","description":"Id of the undone event."},"purchases":{"descr\#
  iption":"Purchases that changed holders.","type":"array","items":{"$ref":"#/components/schem\#
  as/Move"}},"kept":{"description":"Later changes that stay: restores, purchases and imports t\#
  hat would have found other holders, the aliases that they made, and earlier undos about the \#
  same users and purchases. A call that emitted no event is never among them.","type":"array",\#
  "items":{"$ref":"#/components/schemas/RemainingChange"}},"dryRun":{"description":"True in a \#
  dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that the c\#
  all would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Eve\#
  nt"}},"replayed":{"description":"True when this is the stored result of an idempotency key; \#
  otherwise absent.","type":"boolean"}},"required":["undone","purchases","kept"]}},"errors":[{\#
  "code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, o\#
  r two parameters exclude each other. `field` points to it; `nearest` lists similar names.","\#
  data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role \#
  is lower than the role that the method needs. `uid` and `role` are the caller's (`none` with\#
  out a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable\#
  ":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownPr\#
  oject","retryable":false}},{"code":1206,"message":"The daemon cannot undo the link. Nothing \#
  changes. `obstacle` is the reason: `unknownEvent`; `otherKind`: an event of this kind cannot\#
   be undone; `noLink`: the event linked nothing; `undone`: the link is already undone; `isUnd\#
  o`: the event comes from an undo; `laterAlias`: a later alias merged the customer with anoth\#
  er user; `tooMuch`: too many users and purchases depend on the link; `unclear`: a deletion e\#
  rased part of the history. `event` is the id of the event that prevents the undo.","data":{"\#
  kind":"cannotUndo","retryable":false}},{"code":1300,"message":"A call of the same method use\#
  d this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","re\#
  tryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes\#
  , and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"me\#
  ssage":"The write may not be on the disk: the daemon stops, and its next start shows what is\#
   stored. Or the daemon cannot read a record that the request needs, or its data file was rem\#
  oved: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"code":140\#
  5,"message":"The shared database could not be reached, or did not answer in time; other stor\#
  es have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the cha\#
  nge may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"exam\#
  ples":[{"name":"another user's login took a purchase","x-given":[{"method":"project.define",\#
  "params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":\#
  {"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"\#
  method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","trans\#
  actionId":"1000","expiresAt":"2026-02-01T00:00:00Z"}},{"method":"identify","params":{"device\#
  ":"iphone","userId":"user_id_1"},"result":{"user":{"anonymousId":"{{anonymous}}","{{…}}":nul\#
  l},"{{…}}":null}},{"method":"events.read","params":{"kinds":["identified"]},"result":{"event\#
  s":[{"id":"{{login}}","{{…}}":null}],"{{…}}":null}}],"params":[{"name":"event","value":"{{lo\#
  gin}}"}],"result":{"name":"result","value":{"undone":"{{login}}","purchases":[{"store":"appS\#
  tore","originalTransactionId":"1000","product":"monthly","kind":"subscription","from":["{{an\#
  onymous}}","user_id_1"],"to":"{{anonymous}}","shared":false}],"kept":[]}}}]},{"name":"user.l\#
  ist","summary":"Lists the customerIds of the project's customers.","x-role":"read","x-since"\#
  :1,"paramStructure":"either","params":[{"name":"after","required":false,"summary":"Cursor fr\#
  om an earlier reply. The reply has the customers after it.","schema":{"type":"string"}},{"na\#
  me":"limit","required":false,"summary":"Maximum number of customers.","schema":{"type":"inte\#
  ger","minimum":1,"maximum":1000,"default":100}},{"name":"project","required":false,"summary"\#
  :"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}\#
  }],"result":{"name":"result","schema":{"type":"object","properties":{"customerIds":{"descrip\#
  tion":"In byte order.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"curso\#
  r":{"description":"What the next call gives as `after`.","type":"string"},"more":{"descripti\#
  on":"Whether more customers follow.","type":"boolean"}},"required":["customerIds","cursor","\#
  more"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong typ\#
  e or out of range, or two parameters exclude each other. `field` points to it; `nearest` lis\#
  ts similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message"\#
  :"The caller's role is lower than the role that the method needs. `uid` and `role` are the c\#
  aller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissi\#
  onDenied","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data\#
  ":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The shared database c\#
  ould not be reached, or did not answer in time; other stores have no such error. With `outco\#
  me` `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.","da\#
  ta":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"two customers","x-\#
  given":[{"method":"install","params":{"device":"iphone"},"result":{"user":{"customerId":"{{f\#
  irst}}","{{…}}":null},"{{…}}":null}}],"params":[],"result":{"name":"result","value":{"custom\#
  erIds":["{{first}}"],"cursor":"{{first}}","more":false}}}]},{"name":"userInfo","summary":"Re\#
  turns the current user of a device, or the user that an id belongs to.","x-role":"read","x-s\#
  ince":1,"paramStructure":"either","params":[{"name":"device","required":false,"summary":"Id \#
  of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","require\#
  d":false,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"#/components/sch\#
  emas/UserId"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"\#
  $ref":"#/components/schemas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["\#
  userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"user":{"$ref":"\#
  #/components/schemas/User"}},"required":["user"]}},"errors":[{"code":-32602,"message":"A par\#
  ameter is missing, unknown, of a wrong type or out of range, or two parameters exclude each \#
  other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams",\#
  "retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that th\#
  e method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is th\#
  e method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"messag\#
  e":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"co\#
  de":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable":\#
  false}},{"code":1102,"message":"No user may have this id: it is empty, or in the project's `\#
  blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":\#
  "The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"user\#
  IdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such project.","dat\#
  a":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The shared database \#
  could not be reached, or did not answer in time; other stores have no such error. With `outc\#
  ome` `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.","d\#
  ata":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"by device","x-giv\#
  en":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","enti\#
  tlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install",\#
  "params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"use\#
  r_id_1"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{\#
  "user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId"\#
  :"{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.0\#
  00Z","environment":"production"}}}},{"name":"by user id","x-given":[{"method":"project.defin\#
  e","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"cloc\#
  k":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}\#
  ,{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":\#
  "userId","value":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","\#
  anonymousId":null,"identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1\#
  "],"createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}}]},{"name":"userProp\#
  erties","summary":"Returns the properties that setUserProperty stored.","x-role":"read","x-s\#
  ince":1,"paramStructure":"either","params":[{"name":"device","required":false,"summary":"Id \#
  of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","require\#
  d":false,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"#/components/sch\#
  emas/UserId"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"\#
  $ref":"#/components/schemas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["\#
  userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"properties":{"$\#
  ref":"#/components/schemas/Properties"}},"required":["properties"]}},"errors":[{"code":-3260\#
  2,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two parame\#
  ters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind\#
  ":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower tha\#
  n the role that the method needs. `uid` and `role` are the caller's (`none` without a role),\#
   and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"\#
  code":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","retry\#
  able":false}},{"code":1101,"message":"The project has no such user.","data":{"kind":"unknown\#
  User","retryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or \#
  in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"cod\#
  e":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","d\#
  ata":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no s\#
  uch project.","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"Th\#
  e shared database could not be reached, or did not answer in time; other stores have no such\#
   error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may \#
  not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":\#
  "two of them","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":\#
  "subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},\#
  {"method":"install","params":{"device":"iphone"}},{"method":"setUserProperty","params":{"dev\#
  ice":"iphone","key":"$email","value":"ann@example.org"}},{"method":"setUserProperty","params\#
  ":{"device":"iphone","key":"plan","value":"b"}}],"params":[{"name":"device","value":"iphone"\#
  }],"result":{"name":"result","value":{"properties":{"$email":"ann@example.org","plan":"b"}}}\#
  },{"name":"none","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kin\#
  d":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}\#
  }},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"ip\#
  hone"}],"result":{"name":"result","value":{"properties":{}}}}]},{"name":"webhook.claim","sum\#
  mary":"Makes the connection the only one that posts a project's events, until it closes. For\#
   programs that post.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"nam\#
  e":"reports","required":false,"summary":"The results of the posts. A report replaces the ear\#
  lier report on its URL.","schema":{"type":"array","maxItems":10,"items":{"$ref":"#/component\#
  s/schemas/WebhookReport"}}},{"name":"project","required":false,"summary":"Id of the project.\#
  ","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":\#
  "result","schema":{"type":"object","properties":{"claimed":{"description":"False if another \#
  connection has the claim. Then the daemon ignores the reports.","type":"boolean"}},"required\#
  ":["claimed"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wr\#
  ong type or out of range, or two parameters exclude each other. `field` points to it; `neare\#
  st` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"m\#
  essage":"The caller's role is lower than the role that the method needs. `uid` and `role` ar\#
  e the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"p\#
  ermissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such project.\#
  ","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The shared dat\#
  abase could not be reached, or did not answer in time; other stores have no such error. With\#
   `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be store\#
  d.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"the first p\#
  rogram gets the claim","x-given":[{"method":"project.define","params":{"webhooks":[{"url":"h\#
  ttps://example.com/events","secret":"sesame"}]}}],"params":[],"result":{"name":"result","val\#
  ue":{"claimed":true}}}]},{"name":"webhook.list","summary":"Returns the state of a project's \#
  webhooks, without their secrets.","x-role":"read","x-since":1,"paramStructure":"either","par\#
  ams":[{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/\#
  components/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"ty\#
  pe":"object","properties":{"poster":{"description":"The process that posts the project's eve\#
  nts; absent if there is none.","type":"object","properties":{"uid":{"type":"integer"},"pid":\#
  {"type":"integer"}},"required":["uid","pid"]},"webhooks":{"description":"In the order of pro\#
  ject.define.","type":"array","items":{"$ref":"#/components/schemas/WebhookStatus"}}},"requir\#
  ed":["webhooks"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a\#
   wrong type or out of range, or two parameters exclude each other. `field` points to it; `ne\#
  arest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000\#
  ,"message":"The caller's role is lower than the role that the method needs. `uid` and `role`\#
   are the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind"\#
  :"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such proje\#
  ct.","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The shared \#
  database could not be reached, or did not answer in time; other stores have no such error. W\#
  ith `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be st\#
  ored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"no progr\#
  am posts","x-given":[{"method":"project.define","params":{"webhooks":[{"url":"https://exampl\#
  e.com/events","secret":"sesame"}]}},{"method":"install","params":{"device":"iphone"}}],"para\#
  ms":[],"result":{"name":"result","value":{"webhooks":[{"url":"https://example.com/events","f\#
  ormat":"entitled","state":"stopped","cursor":"0","backlog":1,"deliveredAt":null}]}}},{"name"\#
  :"an event waits for another attempt","x-given":[{"method":"project.define","params":{"webho\#
  oks":[{"url":"https://example.com/events","secret":"sesame"}]}},{"method":"install","params"\#
  :{"device":"iphone"}},{"method":"webhook.claim","params":{"reports":[{"url":"https://example\#
  .com/events","deliveredAt":"2026-01-01T00:00:00Z","failure":{"at":"2026-01-02T00:00:00Z","cu\#
  rsor":"1","reason":"HTTP 500","attempts":3,"nextAttemptAt":"2026-01-02T00:00:01Z"}}]}}],"par\#
  ams":[],"result":{"name":"result","value":{"poster":{"uid":"{{any}}","pid":"{{any}}"},"webho\#
  oks":[{"url":"https://example.com/events","format":"entitled","state":"failing","cursor":"0"\#
  ,"backlog":1,"deliveredAt":"2026-01-01T00:00:00.000Z","failure":{"at":"2026-01-02T00:00:00.0\#
  00Z","cursor":"1","reason":"HTTP 500","attempts":3,"nextAttemptAt":"2026-01-02T00:00:01.000Z\#
  "}}]}}}]},{"name":"webhook.pause","summary":"Stops the posts to a URL until webhook.resume. \#
  Its events wait.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"\#
  url","required":true,"summary":"URL of the webhook, as project.define has it.","schema":{"$r\#
  ef":"#/components/schemas/WebhookUrl"}},{"name":"project","required":false,"summary":"Id of \#
  the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name\#
  ":"dryRun","required":false,"summary":"Computes the result and the events without changing a\#
  nything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":f\#
  alse,"summary":"Makes a retry safe: the same key with the same params returns the stored res\#
  ult.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","s\#
  chema":{"type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"paus\#
  ed":{"description":"True if webhook.pause stopped the posts to the URL.","type":"boolean"},"\#
  cursor":{"$ref":"#/components/schemas/Cursor","description":"The webhook's position: all eve\#
  nts up to this cursor are delivered."},"backlog":{"description":"Number of events after `cur\#
  sor`.","type":"integer","minimum":0},"dryRun":{"description":"True in a dry run; otherwise a\#
  bsent.","type":"boolean"},"events":{"description":"The events that the call would emit: alwa\#
  ys none. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"\#
  replayed":{"description":"True when this is the stored result of an idempotency key; otherwi\#
  se absent.","type":"boolean"}},"required":["url","paused","cursor","backlog"]}},"errors":[{"\#
  code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or\#
   two parameters exclude each other. `field` points to it; `nearest` lists similar names.","d\#
  ata":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role i\#
  s lower than the role that the method needs. `uid` and `role` are the caller's (`none` witho\#
  ut a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable"\#
  :false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownPro\#
  ject","retryable":false}},{"code":1208,"message":"The project has no webhook with this URL. \#
  The error does not repeat the URL.","data":{"kind":"unknownWebhook","retryable":false}},{"co\#
  de":1300,"message":"A call of the same method used this key with other params in the last 24\#
   hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"Th\#
  e disk has no room for the write. Nothing changes, and reading still works.","data":{"kind":\#
  "storageFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: t\#
  he daemon stops, and its next start shows what is stored. Or the daemon cannot read a record\#
   that the request needs, or its data file was removed: then it keeps running.","data":{"kind\#
  ":"storageFailed","retryable":false}},{"code":1405,"message":"The shared database could not \#
  be reached, or did not answer in time; other stores have no such error. With `outcome` `notA\#
  pplied`, nothing changed. With `unknown`, the change may or may not be stored.","data":{"kin\#
  d":"storageUnavailable","retryable":true}}],"examples":[{"name":"a server that is down for l\#
  ong","x-given":[{"method":"project.define","params":{"webhooks":[{"url":"https://example.com\#
  /events","secret":"sesame"}]}},{"method":"install","params":{"device":"iphone"}}],"params":[\#
  {"name":"url","value":"https://example.com/events"}],"result":{"name":"result","value":{"url\#
  ":"https://example.com/events","paused":true,"cursor":"0","backlog":1}}}]},{"name":"webhook.\#
  replay","summary":"Moves a webhook to a cursor, so that the events after it are posted, agai\#
  n if they were posted before.","x-role":"admin","x-since":1,"paramStructure":"either","param\#
  s":[{"name":"url","required":true,"summary":"URL of the webhook, as project.define has it.",\#
  "schema":{"$ref":"#/components/schemas/WebhookUrl"}},{"name":"after","required":true,"summar\#
  y":"Cursor before the first event to post. `0` is the beginning of the log.","schema":{"$ref\#
  ":"#/components/schemas/Cursor"}},{"name":"project","required":false,"summary":"Id of the pr\#
  oject.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dry\#
  Run","required":false,"summary":"Computes the result and the events without changing anythin\#
  g.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"\#
  summary":"Makes a retry safe: the same key with the same params returns the stored result.",\#
  "schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema"\#
  :{"type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"paused":{"\#
  description":"True if webhook.pause stopped the posts to the URL.","type":"boolean"},"cursor\#
  ":{"$ref":"#/components/schemas/Cursor","description":"The webhook's position: all events up\#
   to this cursor are delivered."},"backlog":{"description":"Number of events after `cursor`."\#
  ,"type":"integer","minimum":0},"dryRun":{"description":"True in a dry run; otherwise absent.\#
  ","type":"boolean"},"events":{"description":"The events that the call would emit: always non\#
  e. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replay\#
  ed":{"description":"True when this is the stored result of an idempotency key; otherwise abs\#
  ent.","type":"boolean"}},"required":["url","paused","cursor","backlog"]}},"errors":[{"code":\#
  -32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two p\#
  arameters exclude each other. `field` points to it; `nearest` lists similar names.","data":{\#
  "kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lowe\#
  r than the role that the method needs. `uid` and `role` are the caller's (`none` without a r\#
  ole), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false\#
  }},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject",\#
  "retryable":false}},{"code":1208,"message":"The project has no webhook with this URL. The er\#
  ror does not repeat the URL.","data":{"kind":"unknownWebhook","retryable":false}},{"code":13\#
  00,"message":"A call of the same method used this key with other params in the last 24 hours\#
  .","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk\#
   has no room for the write. Nothing changes, and reading still works.","data":{"kind":"stora\#
  geFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the dae\#
  mon stops, and its next start shows what is stored. Or the daemon cannot read a record that \#
  the request needs, or its data file was removed: then it keeps running.","data":{"kind":"sto\#
  rageFailed","retryable":false}},{"code":1405,"message":"The shared database could not be rea\#
  ched, or did not answer in time; other stores have no such error. With `outcome` `notApplied\#
  `, nothing changed. With `unknown`, the change may or may not be stored.","data":{"kind":"st\#
  orageUnavailable","retryable":true}}],"examples":[{"name":"everything from the beginning","x\#
  -given":[{"method":"install","params":{"device":"iphone"}},{"method":"project.define","param\#
  s":{"webhooks":[{"url":"https://example.com/events","secret":"sesame"}]}}],"params":[{"name"\#
  :"url","value":"https://example.com/events"},{"name":"after","value":"0"}],"result":{"name":\#
  "result","value":{"url":"https://example.com/events","paused":false,"cursor":"0","backlog":1\#
  }}}]},{"name":"webhook.resume","summary":"Resumes the posts to a paused URL, from its positi\#
  on.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"url","require\#
  d":true,"summary":"URL of the webhook, as project.define has it.","schema":{"$ref":"#/compon\#
  ents/schemas/WebhookUrl"}},{"name":"project","required":false,"summary":"Id of the project."\#
  ,"schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","r\#
  equired":false,"summary":"Computes the result and the events without changing anything.","sc\#
  hema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary\#
  ":"Makes a retry safe: the same key with the same params returns the stored result.","schema\#
  ":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type\#
  ":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"paused":{"descrip\#
  tion":"True if webhook.pause stopped the posts to the URL.","type":"boolean"},"cursor":{"$re\#
  f":"#/components/schemas/Cursor","description":"The webhook's position: all events up to thi\#
  s cursor are delivered."},"backlog":{"description":"Number of events after `cursor`.","type"\#
  :"integer","minimum":0},"dryRun":{"description":"True in a dry run; otherwise absent.","type\#
  ":"boolean"},"events":{"description":"The events that the call would emit: always none. Only\#
   in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"d\#
  escription":"True when this is the stored result of an idempotency key; otherwise absent.","\#
  type":"boolean"}},"required":["url","paused","cursor","backlog"]}},"errors":[{"code":-32602,\#
  "message":"A parameter is missing, unknown, of a wrong type or out of range, or two paramete\#
  rs exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":\#
  "invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than \#
  the role that the method needs. `uid` and `role` are the caller's (`none` without a role), a\#
  nd `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"co\#
  de":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retrya\#
  ble":false}},{"code":1208,"message":"The project has no webhook with this URL. The error doe\#
  s not repeat the URL.","data":{"kind":"unknownWebhook","retryable":false}},{"code":1300,"mes\#
  sage":"A call of the same method used this key with other params in the last 24 hours.","dat\#
  a":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no\#
   room for the write. Nothing changes, and reading still works.","data":{"kind":"storageFull"\#
  ,"retryable":true}},{"code":1401,"message":"The write may not be on the disk: the daemon sto\#
  ps, and its next start shows what is stored. Or the daemon cannot read a record that the req\#
  uest needs, or its data file was removed: then it keeps running.","data":{"kind":"storageFai\#
  led","retryable":false}},{"code":1405,"message":"The shared database could not be reached, o\#
  r did not answer in time; other stores have no such error. With `outcome` `notApplied`, noth\#
  ing changed. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUn\#
  available","retryable":true}}],"examples":[{"name":"the server is back","x-given":[{"method"\#
  :"project.define","params":{"webhooks":[{"url":"https://example.com/events","secret":"sesame\#
  "}]}},{"method":"webhook.pause","params":{"url":"https://example.com/events"}},{"method":"in\#
  stall","params":{"device":"iphone"}}],"params":[{"name":"url","value":"https://example.com/e\#
  vents"}],"result":{"name":"result","value":{"url":"https://example.com/events","paused":fals\#
  e,"cursor":"0","backlog":1}}}]}],"components":{"schemas":{"AccessChanges":{"description":"Wh\#
  ose access a definition changes, at the moment of the call. If `counted` is false, the proje\#
  ct has too many customers and purchases, and the numbers are missing.","type":"object","prop\#
  erties":{"customers":{"description":"How many customers gain or lose an entitlement.","type"\#
  :"integer","minimum":0},"gained":{"description":"How many customers gain each entitlement. E\#
  ntitlements that nobody gains are missing.","type":"object","additionalProperties":{"type":"\#
  integer","minimum":1}},"lost":{"description":"How many customers lose each entitlement. Enti\#
  tlements that nobody loses are missing.","type":"object","additionalProperties":{"type":"int\#
  eger","minimum":1}},"counted":{"description":"False if the project has more than `definition\#
  RecordsMax` customers and purchases.","type":"boolean"}},"required":["counted"]},"AccountTok\#
  en":{"description":"Opaque string that an app gives to the store with a purchase, and that t\#
  he store gives back. The daemon stores and compares a UUID in lower case.","type":"string","\#
  minLength":1,"maxLength":255},"AppId":{"description":"An app of the project, for example its\#
   bundle id.","type":"string","minLength":1,"maxLength":255},"AppStoreApp":{"description":"An\#
   app of the App Store.","title":"an app","type":"object","properties":{"bundleId":{"descript\#
  ion":"Bundle id of the app.","type":"string","minLength":1,"maxLength":255},"appAppleId":{"d\#
  escription":"Number of the app at Apple. Required where `environments` has `Production`; nul\#
  l if not given.","type":["integer","null"],"minimum":1,"maximum":9007199254740992}},"require\#
  d":["bundleId"],"additionalProperties":false},"AppStoreEnvironment":{"type":"string","enum":\#
  ["Production","Sandbox","Xcode","LocalTesting"],"x-code":[1,2,3,4],"description":"Environmen\#
  t of the App Store, by Apple's name. Apple does not sign what comes from `Xcode` and `LocalT\#
  esting`."},"AppStoreSettings":{"description":"How the project verifies what the App Store se\#
  nds.","type":"object","properties":{"apps":{"description":"Apps whose notifications the proj\#
  ect takes.","type":"array","items":{"$ref":"#/components/schemas/AppStoreApp"},"maxItems":10\#
  0},"environments":{"type":"array","items":{"$ref":"#/components/schemas/AppStoreEnvironment"\#
  },"maxItems":4,"description":"Environments that the project takes."},"roots":{"description":\#
  "Root certificates that replace Apple's, as DER in base64. Empty for Apple's.","type":"array\#
  ","items":{"type":"string"},"maxItems":10}},"required":["apps","environments","roots"]},"App\#
  liedRule":{"description":"A rule of the project, with the value that applied in the step.","\#
  type":"object","properties":{"name":{"description":"Name of the rule, as in `project.define`\#
  .","type":"string","enum":["purchaseHolders","onIdentifyNew","onIdentifyKnown","onRestore","\#
  anonymousHolders"]},"value":{"description":"Value that the rule had when the step happened."\#
  ,"type":"string"}},"required":["name","value"]},"Attributes":{"description":"Up to 20 string\#
  s of the caller's own, which the events of this purchase repeat.","type":"object","maxProper\#
  ties":20,"propertyNames":{"minLength":1,"maxLength":80},"additionalProperties":{"type":"stri\#
  ng","maxLength":500}},"BackgroundStats":{"description":"Work that no request waits for, as o\#
  f now.","type":"object","properties":{"expiriesDue":{"description":"Ends of periods and gran\#
  ts that have passed and whose events the daemon has not emitted yet: at most 1000.","type":"\#
  integer","minimum":0},"expiriesLateMs":{"description":"Milliseconds since the oldest of thes\#
  e ends.","type":"integer","minimum":0},"erasures":{"description":"Deletions that the daemon \#
  has not finished.","type":"integer","minimum":0},"erasuresUncleared":{"description":"Finishe\#
  d deletions that free bytes of the files still have something of.","type":"integer","minimum\#
  ":0},"clearedBy":{"description":"When the files are overwritten for the oldest of them, at t\#
  he latest.","$ref":"#/components/schemas/NullableMoment"},"erasuresHalted":{"description":"W\#
  hether the deletions wait for the next start, because a step failed several times.","type":"\#
  boolean"},"catalogueChanges":{"description":"Projects with a changed catalogue whose events \#
  the daemon has not yet emitted for every customer.","type":"integer","minimum":0},"clockStep\#
  s":{"description":"How often the clock was set by more than a minute since the daemon's star\#
  t: the system's, or that of a shared database.","type":"integer","minimum":0}},"required":["\#
  expiriesDue","expiriesLateMs","erasures","erasuresUncleared","clearedBy","erasuresHalted","c\#
  atalogueChanges","clockSteps"]},"CacheStats":{"description":"What the daemon has in memory, \#
  and how well that serves.","type":"object","properties":{"replies":{"description":"Replies t\#
  o `checkEntitlements` in the cache, valid or not.","type":"integer","minimum":0},"replyHits"\#
  :{"description":"Requests that the daemon answered from that cache since its start.","type":\#
  "integer","minimum":0},"records":{"description":"Records in memory.","type":"integer","minim\#
  um":0},"recordBytes":{"description":"Their memory, by estimate.","type":"integer","minimum":\#
  0},"recordLoads":{"description":"Records that the daemon read from the store since its start\#
  .","type":"integer","minimum":0}},"required":["replies","replyHits","records","recordBytes",\#
  "recordLoads"]},"Catalogue":{"description":"Products by their ids.","type":"object","propert\#
  yNames":{"$ref":"#/components/schemas/ProductId"},"additionalProperties":{"$ref":"#/componen\#
  ts/schemas/Product"},"maxProperties":10000},"Cause":{"description":"What caused the event. A\#
   request gives its `method` and `id`; a notification has no `id`. `clock` is true for a chan\#
  ge that fell due.","type":"object","properties":{"method":{"type":"string"},"id":{"type":["s\#
  tring","number","null"]},"clock":{"type":"boolean"}}},"Clock":{"description":"The clock of a\#
   project: the system's, or a manual clock, which only moves when it is advanced.","type":"ob\#
  ject","properties":{"kind":{"type":"string","enum":["system","manual"]},"now":{"$ref":"#/com\#
  ponents/schemas/Moment","description":"Time of a manual clock; absent for the system's."}},"\#
  required":["kind"]},"ClockChoice":{"description":"`system`: the system's clock. `manual`: a \#
  manual clock that starts now. {\"manual\": TIMESTAMP}: a manual clock that starts then.","an\#
  yOf":[{"type":"string","enum":["system","manual"]},{"title":"a clock","type":"object","prope\#
  rties":{"manual":{"$ref":"#/components/schemas/Moment","description":"Time at which the manu\#
  al clock starts, RFC 3339."}},"required":["manual"],"additionalProperties":false}]},"CommitS\#
  tats":{"description":"The commits since the daemon's start.","type":"object","properties":{"\#
  turns":{"description":"Turns that became durable. A turn is what the daemon decides together\#
  ; a commit has one or more.","type":"integer","minimum":0},"waitingTurns":{"description":"Tu\#
  rns that wait for the disk now.","type":"integer","minimum":0},"failures":{"description":"Co\#
  mmits that failed, for example because the disk was full.","type":"integer","minimum":0},"du\#
  rations":{"$ref":"#/components/schemas/Durations"}},"required":["turns","waitingTurns","fail\#
  ures","durations"]},"ConnectionStats":{"description":"The connections, and the replies that \#
  wait on them.","type":"object","properties":{"open":{"description":"Open connections.","type\#
  ":"integer","minimum":0},"opened":{"description":"Connections that clients opened since the \#
  daemon's start.","type":"integer","minimum":0},"refused":{"description":"Connections that th\#
  e daemon refused since its start, because there were too many.","type":"integer","minimum":0\#
  },"peers":{"description":"The open connections by uid and role.","type":"array","items":{"$r\#
  ef":"#/components/schemas/PeerStats"}},"owedBytes":{"description":"Replies that wait for the\#
   disk.","type":"integer","minimum":0},"unsentBytes":{"description":"Replies that wait for cl\#
  ients to read them.","type":"integer","minimum":0}},"required":["open","opened","refused","p\#
  eers","owedBytes","unsentBytes"]},"ConsumerId":{"description":"Name of a consumer: a reader \#
  of the log whose position the daemon stores. The reader chooses it, for example `mailer`.","\#
  type":"string","minLength":1,"maxLength":255},"ConsumerLag":{"description":"A consumer of a \#
  feed.","type":"object","properties":{"project":{"$ref":"#/components/schemas/ProjectId"},"co\#
  nsumer":{"$ref":"#/components/schemas/ConsumerId"},"cursor":{"$ref":"#/components/schemas/Cu\#
  rsor"},"lag":{"description":"Events that it has not acknowledged.","type":"integer","minimum\#
  ":0}},"required":["project","consumer","cursor","lag"]},"Country":{"description":"ISO 3166 c\#
  ountry code of two or three letters, stored as it is sent.","type":"string","pattern":"^[A-Z\#
  a-z]{2,3}$"},"Counts":{"description":"Number of records of a project.","type":"object","prop\#
  erties":{"devices":{"type":"integer","minimum":0},"users":{"type":"integer","minimum":0},"cu\#
  stomers":{"description":"A merged customer counts once.","type":"integer","minimum":0},"purc\#
  hases":{"type":"integer","minimum":0},"unclaimed":{"description":"Unclaimed purchases, which\#
   have had no holder yet; `purchases` counts them too.","type":"integer","minimum":0},"events\#
  ":{"type":"integer","minimum":0}},"required":["devices","users","customers","purchases","unc\#
  laimed","events"]},"Currency":{"description":"ISO 4217 currency code of three letters, store\#
  d as it is sent.","type":"string","pattern":"^[A-Za-z]{3}$"},"Cursor":{"description":"A posi\#
  tion in a project's log: the number of the last event before it. \"0\" is the position befor\#
  e the first event.","type":"string","pattern":"^(0|[1-9][0-9]{0,18})$"},"DeviceId":{"descrip\#
  tion":"A device: one installation of one app. A reinstallation is a new device.","type":"str\#
  ing","minLength":1,"maxLength":255},"Duration":{"description":"ISO 8601 duration, for exampl\#
  e P1M, P7D or PT1H30M. It has whole numbers of Y, M, W, D and, after a T, of H, M, S; only t\#
  he seconds may have a fraction. P1M keeps the day of the month, or takes the last day of a s\#
  horter month.","type":"string","format":"duration"},"DurationBucket":{"description":"A bucke\#
  t of a histogram.","type":"object","properties":{"upToMicros":{"description":"The longest du\#
  ration that it counts. Null for durations longer than every bound.","type":["integer","null"\#
  ],"minimum":0},"count":{"description":"How many durations are longer than the bound of the b\#
  ucket before, and not longer than this one.","type":"integer","minimum":0}},"required":["upT\#
  oMicros","count"]},"Durations":{"description":"A histogram of durations since the daemon's s\#
  tart, in microseconds.","type":"object","properties":{"count":{"description":"How many durat\#
  ions it counts.","type":"integer","minimum":0},"sumMicros":{"description":"Their sum.","type\#
  ":"integer","minimum":0},"maxMicros":{"description":"The longest of them.","type":"integer",\#
  "minimum":0},"buckets":{"description":"The buckets that are not empty, shortest durations fi\#
  rst. Their bounds are 1, 2, 3, 4, 6, 8, 12, 16 and so on up to 100 seconds.","type":"array",\#
  "items":{"$ref":"#/components/schemas/DurationBucket"}}},"required":["count","sumMicros","ma\#
  xMicros","buckets"]},"EndReason":{"description":"Why a subscription ended, or will end: the \#
  customer's choice, a failed payment, a refused price increase, a product that is no longer s\#
  old (unavailable), the developer, another purchase that took it over (replaced), or another \#
  reason. Null when the store named none.","type":["string","null"],"enum":["customer","billin\#
  g","priceIncrease","unavailable","developer","replaced","other",null],"x-code":[1,2,3,4,5,6,\#
  7]},"Entitlement":{"description":"What a product or a grant unlocks for a user, and why. One\#
   purchase or grant, the winner, supplies every member. If only `entitlements` of `checkEntit\#
  lements` names it, every member is null except `id`, `active` (false), `renewState` (unknown\#
  ) and `renewsCount` (0).","type":"object","properties":{"id":{"$ref":"#/components/schemas/E\#
  ntitlementId"},"active":{"description":"Whether the user has access.","type":"boolean"},"sta\#
  te":{"$ref":"#/components/schemas/State"},"productId":{"description":"Product that gives the\#
   entitlement; null for a grant.","type":["string","null"]},"source":{"description":"Store of\#
   the purchase, or `manual` for a grant.","type":["string","null"]},"renewState":{"descriptio\#
  n":"Whether the subscription renews. billingIssue: the store could not collect a payment.","\#
  type":"string","enum":["willRenew","canceled","billingIssue","nonRenewable","unknown"]},"gra\#
  ntType":{"description":"What gave the entitlement; `manual` for a grant by the method `grant\#
  `.","type":["string","null"],"enum":["purchase","familySharing","offerCode","manual",null]},\#
  "periodType":{"type":["string","null"],"enum":["normal","trial","intro",null]},"startedAt":{\#
  "$ref":"#/components/schemas/NullableMoment","description":"Time of the first purchase, or o\#
  f the grant."},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"Last\#
   millisecond with access, without a grace period; null for no end."},"gracePeriodExpiresAt":\#
  {"$ref":"#/components/schemas/NullableMoment","description":"Last millisecond of the grace p\#
  eriod; null without a grace period."},"firstPurchasedAt":{"$ref":"#/components/schemas/Nulla\#
  bleMoment","description":"Time of the first transaction; null for a grant."},"lastPurchasedA\#
  t":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the latest transacti\#
  on; null for a grant."},"trialStartedAt":{"$ref":"#/components/schemas/NullableMoment","desc\#
  ription":"Time at which a trial began; null without a trial."},"autoRenewDisabledAt":{"$ref"\#
  :"#/components/schemas/NullableMoment","description":"Time at which the customer turned auto\#
  -renew off; null while it is on."},"renewsCount":{"description":"Number of renewals at the f\#
  ull price.","type":"integer","minimum":0},"environment":{"type":["string","null"],"enum":["p\#
  roduction","sandbox",null]},"store":{"description":"Null for a grant.","type":["string","nul\#
  l"]},"transactionId":{"description":"Latest transaction; null for a grant.","type":["string"\#
  ,"null"]},"originalTransactionId":{"description":"First transaction; null for a grant.","typ\#
  e":["string","null"]}},"required":["id","active","state","productId","source","renewState","\#
  grantType","periodType","startedAt","expiresAt","gracePeriodExpiresAt","firstPurchasedAt","l\#
  astPurchasedAt","trialStartedAt","autoRenewDisabledAt","renewsCount","environment","store","\#
  transactionId","originalTransactionId"]},"EntitlementId":{"description":"An entitlement, for\#
   example `premium`.","type":"string","minLength":1,"maxLength":255},"Entitlements":{"descrip\#
  tion":"Entitlements by their ids, including inactive entitlements.","type":"object","additio\#
  nalProperties":{"$ref":"#/components/schemas/Entitlement"}},"ErrorCounts":{"description":"Ho\#
  w many errors of each kind. Kinds that did not occur are missing.","type":"object","addition\#
  alProperties":{"type":"integer","minimum":1}},"Event":{"description":"One entry of a project\#
  's log. Its other members depend on its kind: events.md lists them.","type":"object","proper\#
  ties":{"cursor":{"$ref":"#/components/schemas/Cursor","description":"The event's number in t\#
  he log; absent in a dry run."},"id":{"description":"Unique id of the event.","type":"string"\#
  },"kind":{"$ref":"#/components/schemas/EventKind"},"at":{"$ref":"#/components/schemas/Moment\#
  ","description":"Time at which the event happened, by the project's clock."},"project":{"$re\#
  f":"#/components/schemas/ProjectId"},"user":{"$ref":"#/components/schemas/UserId","descripti\#
  on":"CustomerId of the customer that the event is about; absent in clockAdvanced."},"userId"\#
  :{"$ref":"#/components/schemas/UserId","description":"Id of the user, if the user is identif\#
  ied."},"anonymousId":{"$ref":"#/components/schemas/UserId","description":"Id of the user, if\#
   the user is anonymous. In identified, and in loggedOut with a userId: the device's anonymou\#
  s user after the event."},"cause":{"$ref":"#/components/schemas/Cause"},"device":{"descripti\#
  on":"In userCreated, identified, loggedOut, purchase events and the events that a purchase c\#
  auses: the device; null when there is none.","type":["string","null"]},"outcome":{"descripti\#
  on":"In identified: the outcome that identify returned.","type":"string","enum":["attached",\#
  "aliased","moved","switched"]},"from":{"description":"In a move: the holders before.","type"\#
  :"array","items":{"$ref":"#/components/schemas/UserId"}},"to":{"$ref":"#/components/schemas/\#
  UserId","description":"In a move: the user that gained the purchase."},"shared":{"descriptio\#
  n":"In a move: whether the users in `from` keep the purchase.","type":"boolean"},"undone":{"\#
  description":"In linkUndone: id of the undone event.","type":"string"},"aliases":{"descripti\#
  on":"In usersAliased, and in linkUndone of customers that are split: every id of the custome\#
  r now, in byte order.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"absor\#
  bed":{"$ref":"#/components/schemas/UserId","description":"In usersAliased: the customerId th\#
  at `user` absorbed; absent when the joining id was new."},"entitlements":{"description":"In \#
  entitlementsActivated and entitlementsDeactivated: the entitlements that changed, in byte or\#
  der. In granted and grantRevoked: the entitlement.","type":"array","items":{"$ref":"#/compon\#
  ents/schemas/EntitlementId"}},"store":{"$ref":"#/components/schemas/Store"},"originalTransac\#
  tionId":{"$ref":"#/components/schemas/TransactionId"},"transactionId":{"$ref":"#/components/\#
  schemas/TransactionId","description":"The latest transaction; in purchaseUpdated, the transa\#
  ction that changed."},"product":{"$ref":"#/components/schemas/ProductId"},"productKind":{"$r\#
  ef":"#/components/schemas/ProductKind"},"holders":{"description":"In purchase events: the ho\#
  lders.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"environment":{"$ref"\#
  :"#/components/schemas/PurchaseEnvironment"},"firstPurchasedAt":{"$ref":"#/components/schema\#
  s/Moment"},"purchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/compo\#
  nents/schemas/NullableMoment","description":"In purchase events: the end of the period. In g\#
  ranted and grantRevoked: the end of the grant."},"periodType":{"$ref":"#/components/schemas/\#
  PeriodType"},"isFamilyShared":{"type":"boolean"},"price":{"type":["string","null"]},"currenc\#
  y":{"type":["string","null"]},"country":{"type":["string","null"]},"offerCode":{"type":["str\#
  ing","null"]},"attributes":{"$ref":"#/components/schemas/Attributes"},"endReason":{"$ref":"#\#
  /components/schemas/EndReason","description":"In purchase events: why the purchase ended, or\#
   will end; absent when the store named no reason."},"replaces":{"$ref":"#/components/schemas\#
  /TransactionId","description":"In purchase events: the purchase that this one takes over; ab\#
  sent when there is none."},"changes":{"description":"In purchaseUpdated: the fields of the t\#
  ransaction that the call changed, with their new values; absent when the clock is the cause.\#
   In purchaseRecorded and purchaseRenewed: what the store says along with the new period abou\#
  t the time after it, for example that auto-renew is off; absent when it says nothing.","type\#
  ":"object"},"state":{"$ref":"#/components/schemas/State","description":"In purchaseRenewed, \#
  purchaseUpdated and purchaseExpired, and in purchaseRecorded of a purchase that gives no acc\#
  ess or replaces a known one: the purchase's state after the event."},"before":{"description"\#
  :"In the same events: `state` before the event, and former values. In purchaseUpdated by a c\#
  all: those of the fields in `changes`. In purchaseRenewed: `product`, `expiresAt` and `perio\#
  dType` of the transaction before; in purchaseRecorded those of the purchase that it replaces\#
  , if that is known. In all others, and in purchaseRenewed too: `autoRenew`, `renewsAs` and `\#
  billingIssueAt` of the latest transaction, if they were set.","type":"object"},"isEarlier":{\#
  "description":"In purchaseUpdated: true if the transaction is not the latest of the purchase\#
  ; otherwise absent.","type":"boolean"},"now":{"$ref":"#/components/schemas/Moment","descript\#
  ion":"In clockAdvanced: the time that the clock shows."}},"required":["id","kind","at","proj\#
  ect","cause"]},"EventId":{"description":"Id of an event, as the log shows it.","type":"strin\#
  g","minLength":1,"maxLength":255},"EventKind":{"description":"Kind of an event.","type":"str\#
  ing","enum":["userCreated","identified","loggedOut","usersAliased","linkUndone","purchaseRec\#
  orded","purchaseRenewed","purchaseUpdated","purchaseExpired","entitlementsActivated","entitl\#
  ementsDeactivated","subscriptionReceived","subscriptionTransferred","oneTimePurchaseReceived\#
  ","oneTimePurchaseTransferred","granted","grantRevoked","userDeleted","clockAdvanced","userI\#
  mported","tracesCleared"],"x-code":[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21],"\#
  x-members":{"userCreated":["user","device"],"identified":["user","userId","outcome"],"logged\#
  Out":["user","anonymousId"],"usersAliased":["user","aliases"],"linkUndone":["user","undone"]\#
  ,"purchaseRecorded":["user","store","originalTransactionId","transactionId","product","produ\#
  ctKind","holders","device","environment","firstPurchasedAt","purchasedAt","expiresAt","perio\#
  dType","isFamilyShared","price","currency","country","offerCode"],"purchaseRenewed":["user",\#
  "store","originalTransactionId","transactionId","product","productKind","holders","device","\#
  environment","firstPurchasedAt","purchasedAt","expiresAt","periodType","isFamilyShared","pri\#
  ce","currency","country","offerCode","state","before"],"purchaseUpdated":["user","store","or\#
  iginalTransactionId","transactionId","product","productKind","holders","device","environment\#
  ","firstPurchasedAt","purchasedAt","expiresAt","periodType","isFamilyShared","price","curren\#
  cy","country","offerCode","state","before"],"purchaseExpired":["user","store","originalTrans\#
  actionId","transactionId","product","productKind","holders","device","environment","firstPur\#
  chasedAt","purchasedAt","expiresAt","periodType","isFamilyShared","price","currency","countr\#
  y","offerCode","state","before"],"entitlementsActivated":["user","entitlements"],"entitlemen\#
  tsDeactivated":["user","entitlements"],"subscriptionReceived":["user","from","to","shared","\#
  store","originalTransactionId","transactionId","product"],"subscriptionTransferred":["user",\#
  "from","to","shared","store","originalTransactionId","transactionId","product"],"oneTimePurc\#
  haseReceived":["user","from","to","shared","store","originalTransactionId","transactionId","\#
  product"],"oneTimePurchaseTransferred":["user","from","to","shared","store","originalTransac\#
  tionId","transactionId","product"],"granted":["user","entitlements","expiresAt"],"grantRevok\#
  ed":["user","entitlements","expiresAt"],"userDeleted":["user"],"clockAdvanced":["now"],"user\#
  Imported":["user","aliases","entitlements"],"tracesCleared":["user"]}},"ExplanationStep":{"d\#
  escription":"One step that led a user to an entitlement, or took it away. A member that does\#
   not apply, or is not known, is absent.","type":"object","properties":{"step":{"description"\#
  :"Kind of the step; rules.md describes each kind.","type":"string","enum":["purchased","clai\#
  med","granted","attached","moved","shared","transferred","aliased","unclear","identified","r\#
  enewed","revoked","mapped","clock"]},"text":{"description":"An explanation in one sentence."\#
  ,"type":"string"},"at":{"$ref":"#/components/schemas/NullableMoment","description":"Time of \#
  the step, if it has a time. In `clock`: the moment that the result is for."},"event":{"$ref"\#
  :"#/components/schemas/EventId","description":"Id of the event that reported the step."},"cu\#
  rsor":{"$ref":"#/components/schemas/Cursor","description":"Cursor of that event."},"rule":{"\#
  $ref":"#/components/schemas/AppliedRule","description":"The rule that applied in the step."}\#
  ,"by":{"description":"In `claimed`: what led to the user.","type":"string","enum":["purchase\#
  ","restore","accountToken","replaces","firstItem"],"x-code":[1,2,3,4,5]},"method":{"descript\#
  ion":"Method that made the step. In `revoked`: present if an import brought the end.","type"\#
  :"string","enum":["identify","restore","purchase","user.link.undo","user.import"]},"from":{"\#
  description":"Who had it before: at most ten ids, one id per customer. In `aliased`: the fir\#
  st customer. In `identified`: the device's anonymous user.","type":"array","items":{"$ref":"\#
  #/components/schemas/UserId"}},"to":{"description":"Who has it afterwards. In `aliased`: the\#
   second customer.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{\#
  "description":"In `purchased` and `identified`: the device; null for a purchase without a de\#
  vice.","type":["string","null"]},"store":{"$ref":"#/components/schemas/Store"},"originalTran\#
  sactionId":{"$ref":"#/components/schemas/TransactionId"},"transactionId":{"$ref":"#/componen\#
  ts/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"state":{"$re\#
  f":"#/components/schemas/State","description":"State of the purchase or grant at that time."\#
  },"since":{"$ref":"#/components/schemas/NullableMoment","description":"In `clock`: start of \#
  the state; when access is over, the last millisecond with access. In other steps: start of t\#
  he period."},"until":{"$ref":"#/components/schemas/NullableMoment","description":"Last milli\#
  second of the state, as far as is known; the end of a pause. Null for no end."},"recomputed"\#
  :{"description":"True when an undo of an earlier link changed the outcome of this login; oth\#
  erwise absent.","type":"boolean"}},"required":["step","text","at"]},"FeedStats":{"descriptio\#
  n":"The readers of events.","type":"object","properties":{"waits":{"description":"`events.wa\#
  it` requests that wait now.","type":"integer","minimum":0},"subscriptions":{"description":"O\#
  pen subscriptions.","type":"integer","minimum":0},"consumers":{"description":"Consumers, by \#
  project and name: at most 256.","type":"array","items":{"$ref":"#/components/schemas/Consume\#
  rLag"}},"moreConsumers":{"description":"Whether there are more consumers.","type":"boolean"}\#
  },"required":["waits","subscriptions","consumers","moreConsumers"]},"IdempotencyKey":{"descr\#
  iption":"Key of one write. The daemon stores it for 24 hours, per project and method.","type\#
  ":"string","minLength":1,"maxLength":255},"ImportedPurchase":{"description":"A purchase as `\#
  user.export` shows it. The daemon accepts and ignores members that derive from the transacti\#
  ons.","title":"a purchase","type":"object","properties":{"store":{"$ref":"#/components/schem\#
  as/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId","description\#
  ":"The first transaction."},"transactionId":{"description":"Not read."},"product":{"descript\#
  ion":"Present product, if it differs from that of the latest transaction.","type":["string",\#
  "null"]},"kind":{"description":"Not read."},"state":{"description":"Not read."},"holders":{"\#
  description":"Who holds the purchase: one id per customer.","type":"array","items":{"$ref":"\#
  #/components/schemas/UserId"},"maxItems":10000},"device":{"description":"Device on which the\#
   customer bought; null when there is none.","type":["string","null"]},"storeAccount":{"descr\#
  iption":"Store account that bought it; null when there is none.","type":["string","null"]},"\#
  purchasedAt":{"description":"Not read."},"firstPurchasedAt":{"description":"Not read."},"exp\#
  iresAt":{"$ref":"#/components/schemas/NullableMoment","description":"Present end, if it diff\#
  ers from that of the latest transaction."},"noEnd":{"description":"True if somebody stated t\#
  hat the present has no end, and the latest transaction does not say so.","type":"boolean"},"\#
  trialStartedAt":{"description":"Not read."},"periodType":{"description":"Not read."},"enviro\#
  nment":{"description":"Not read."},"isFamilyShared":{"description":"Not read."},"price":{"de\#
  scription":"Not read."},"currency":{"description":"Not read."},"country":{"description":"Not\#
   read."},"offerCode":{"description":"Not read."},"autoRenew":{"description":"Not read."},"au\#
  toRenewDisabledAt":{"description":"Not read."},"gracePeriodExpiresAt":{"description":"Not re\#
  ad."},"billingRetry":{"description":"Not read."},"pausedUntil":{"description":"Not read."},"\#
  refundedAt":{"description":"Not read."},"revokedAt":{"description":"Not read."},"endedAt":{"\#
  description":"Not read."},"paused":{"description":"Not read."},"renewsAs":{"description":"No\#
  t read."},"endReason":{"description":"Not read."},"billingIssueAt":{"description":"Not read.\#
  "},"replaces":{"description":"Purchase that this one takes over, as the store named it; null\#
   when there is none.","type":["string","null"]},"replacedBy":{"description":"Purchase that h\#
  as taken this one over. Read only with `replacedAt`, if the daemon does not know that purcha\#
  se.","type":["string","null"]},"replacedAt":{"$ref":"#/components/schemas/NullableMoment","d\#
  escription":"When that purchase began: this one gives no access from then on."},"keys":{"des\#
  cription":"Further names of the purchase.","type":"array","items":{"$ref":"#/components/sche\#
  mas/TransactionId"},"maxItems":10},"firstItem":{"$ref":"#/components/schemas/TransactionId",\#
  "description":"Purchase of the first item, if this one is of a further item of the same subs\#
  cription or order."},"renewsCount":{"description":"Not read."},"accountToken":{"description"\#
  :"First account token that the store named; null without one.","type":["string","null"]},"tr\#
  ansactions":{"description":"All transactions, in any order.","type":"array","items":{"$ref":\#
  "#/components/schemas/ImportedTransaction"},"maxItems":10000}},"required":["store","original\#
  TransactionId","transactions"],"additionalProperties":false},"ImportedTransaction":{"descrip\#
  tion":"A transaction as `user.export` shows it: dated facts.","title":"a transaction","type"\#
  :"object","properties":{"transactionId":{"$ref":"#/components/schemas/TransactionId"},"produ\#
  ct":{"$ref":"#/components/schemas/ProductId"},"periodType":{"$ref":"#/components/schemas/Per\#
  iodType"},"purchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/compon\#
  ents/schemas/NullableMoment","description":"End of the period. Null alone states nothing."},\#
  "noEnd":{"description":"True if the store stated that there is no end, so that no grace peri\#
  od counts as the end.","type":"boolean"},"isFamilyShared":{"description":"Whether a family m\#
  ember bought it and shares it.","type":"boolean"},"price":{"description":"A decimal number i\#
  n a string, for example \"9.99\".","type":["string","null"]},"currency":{"description":"ISO \#
  4217 code, as it was sent.","type":["string","null"]},"country":{"description":"ISO 3166 cod\#
  e, as it was sent.","type":["string","null"]},"offerCode":{"description":"Offer code, as it \#
  was sent.","type":["string","null"]},"attributes":{"$ref":"#/components/schemas/Attributes"}\#
  ,"kind":{"$ref":"#/components/schemas/ProductKind","description":"The kind that the store na\#
  med."},"environment":{"$ref":"#/components/schemas/PurchaseEnvironment","description":"The e\#
  nvironment that the store named."},"autoRenew":{"description":"False while auto-renew is off\#
  .","type":"boolean"},"autoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMoment","de\#
  scription":"Time since which auto-renew has been off."},"gracePeriodExpiresAt":{"$ref":"#/co\#
  mponents/schemas/NullableMoment","description":"Last moment of the grace period."},"billingR\#
  etry":{"description":"True while the store retries a failed payment.","type":"boolean"},"pau\#
  sedUntil":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which the pau\#
  se ends."},"refundedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of\#
   the refund."},"revokedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time\#
   at which the store withdrew access."},"endedAt":{"$ref":"#/components/schemas/NullableMomen\#
  t","description":"Time at which access ended before the end of the period."},"paused":{"desc\#
  ription":"True while the store reports the subscription as paused.","type":"boolean"},"renew\#
  sAs":{"$ref":"#/components/schemas/ProductId","description":"Product of the next period."},"\#
  endReason":{"$ref":"#/components/schemas/EndReason"},"billingIssueAt":{"$ref":"#/components/\#
  schemas/NullableMoment","description":"Time since which billing has failed."},"listedAt":{"$\#
  ref":"#/components/schemas/NullableMoment","description":"Time at which the store last liste\#
  d the items of the subscription, this one among them. Absent if the subscription had one ite\#
  m only."},"asOf":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which \#
  the store stated all of this. Without it, the transaction is older than any statement of a s\#
  tore."}},"required":["transactionId","product","purchasedAt"],"additionalProperties":false},\#
  "Limits":{"description":"The daemon's limits by name.","type":"object","properties":{"lineBy\#
  tesMax":{"description":"Longest line, in bytes without the line feed.","type":"integer"},"ba\#
  tchEntriesMax":{"description":"Most requests in one batch.","type":"integer"},"depthMax":{"d\#
  escription":"Deepest nesting of JSON arrays and objects.","type":"integer"},"requestIdBytesM\#
  ax":{"description":"Longest request id, in bytes.","type":"integer"}},"required":["lineBytes\#
  Max","batchEntriesMax","depthMax","requestIdBytesMax"],"additionalProperties":{"type":"integ\#
  er"}},"LosingSource":{"description":"A purchase or grant that also gives the entitlement, bu\#
  t does not supply its fields.","type":"object","properties":{"lostBy":{"description":"The fi\#
  rst criterion, in the order of rules.md, in which the two differ.","type":"string","enum":["\#
  active","end","purchasedAt","transactionId","store","originalTransactionId","order"]},"text"\#
  :{"description":"An explanation in one sentence.","type":"string"},"entitlement":{"$ref":"#/\#
  components/schemas/Entitlement","description":"The entitlement as this purchase or grant alo\#
  ne would give it."}},"required":["lostBy","text","entitlement"]},"MethodStats":{"description\#
  ":"The requests of a method, without those that the daemon has not answered yet.","type":"ob\#
  ject","properties":{"requests":{"description":"How many requests the daemon answered, with r\#
  esults or errors.","type":"integer","minimum":0},"errors":{"$ref":"#/components/schemas/Erro\#
  rCounts"},"durations":{"$ref":"#/components/schemas/Durations"}},"required":["requests","err\#
  ors","durations"]},"MethodSummary":{"description":"One line in the list of methods.","type":\#
  "object","properties":{"name":{"type":"string"},"summary":{"type":"string"},"role":{"type":"\#
  string","enum":["read","write","admin"]}},"required":["name","summary","role"]},"MissingReas\#
  on":{"description":"A reason why an entitlement is not active.","type":"object","properties"\#
  :{"kind":{"description":"What is missing; rules.md describes each kind.","type":"string","en\#
  um":["expired","paused","billingRetry","refunded","revoked","notYet","environment","notMappe\#
  d","notIdentified","heldByAnother","heldByNobody","noProduct","noPurchase","notGranted"]},"t\#
  ext":{"description":"An explanation in one sentence.","type":"string"},"store":{"$ref":"#/co\#
  mponents/schemas/Store","description":"Store of the purchase, if the reason is about a purch\#
  ase."},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$re\#
  f":"#/components/schemas/ProductId"},"holder":{"$ref":"#/components/schemas/UserId","descrip\#
  tion":"In `heldByAnother` and `notIdentified`: the holder of the purchase. An identified hol\#
  der comes before an anonymous holder, then the first in byte order."},"since":{"$ref":"#/com\#
  ponents/schemas/Moment","description":"Last millisecond with access. In `refunded` and `revo\#
  ked`: time of the refund or revocation. In `notIdentified`: when the holder logged out on th\#
  is device, if it did."},"until":{"$ref":"#/components/schemas/Moment","description":"In `pau\#
  sed`: end of the pause. In `notYet`: start of access."},"because":{"description":"In `heldBy\#
  Another`: the steps that led to the holder.","type":"array","items":{"$ref":"#/components/sc\#
  hemas/ExplanationStep"}},"suggestedCalls":{"description":"Calls that would each make the ent\#
  itlement active at the moment that the result is for. A call is listed under the first reaso\#
  n that it removes.","type":"array","items":{"$ref":"#/components/schemas/SuggestedCall"}}},"\#
  required":["kind","text","suggestedCalls"]},"Moment":{"description":"RFC 3339 timestamp, for\#
   example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and precision, and returns \#
  UTC with milliseconds.","type":"string","format":"date-time"},"Move":{"description":"A purch\#
  ase with new holders.","type":"object","properties":{"store":{"$ref":"#/components/schemas/S\#
  tore"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$re\#
  f":"#/components/schemas/ProductId"},"kind":{"$ref":"#/components/schemas/ProductKind"},"fro\#
  m":{"description":"Who held it before: one id per customer, in byte order.","type":"array","\#
  items":{"$ref":"#/components/schemas/UserId"}},"to":{"$ref":"#/components/schemas/UserId","d\#
  escription":"The user that gained it. After an undo in which no user gained it: the first re\#
  maining holder in byte order."},"shared":{"description":"True when the users in `from` still\#
   hold it.","type":"boolean"}},"required":["store","originalTransactionId","product","kind","\#
  from","to","shared"]},"NotifiedPurchase":{"description":"What a notification did to one purc\#
  hase.","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"original\#
  TransactionId":{"$ref":"#/components/schemas/TransactionId"},"transactionId":{"$ref":"#/comp\#
  onents/schemas/TransactionId","description":"Transaction that the statement is about."},"out\#
  come":{"description":"As of `purchase`.","type":"string","enum":["recorded","renewed","planC\#
  hanged","received","claimed","updated","stale","unchanged"]},"fields":{"description":"Fields\#
   of the transaction that changed; for a new period, those that differ from the period before\#
  , apart from `purchasedAt`. Absent when there are none.","type":"array","items":{"type":"str\#
  ing"}},"stale":{"description":"Fields that lost against newer information; absent when there\#
   are none.","type":"array","items":{"type":"string"}}},"required":["store","originalTransact\#
  ionId","transactionId","outcome"]},"NullableMoment":{"description":"RFC 3339 timestamp, or n\#
  ull.","type":["string","null"],"format":"date-time"},"Peer":{"description":"The other end of\#
   the connection, as the kernel reports it.","type":"object","properties":{"uid":{"type":"int\#
  eger"},"gid":{"type":"integer"},"pid":{"type":"integer"},"role":{"type":"string","enum":["re\#
  ad","write","admin"]}},"required":["uid","gid","pid","role"]},"PeerStats":{"description":"Th\#
  e open connections of a uid with a role.","type":"object","properties":{"uid":{"type":"integ\#
  er"},"role":{"description":"`none` for clients without a role, whose requests the daemon ref\#
  uses.","type":"string","enum":["none","read","write","admin"]},"connections":{"description":\#
  "How many connections.","type":"integer","minimum":0}},"required":["uid","role","connections\#
  "]},"PeriodType":{"description":"Price of a period: full (normal), a trial, or introductory \#
  (intro).","type":"string","enum":["normal","trial","intro"],"x-code":[1,2,3]},"Platform":{"d\#
  escription":"Platform of the device: ios, android, web or another word of that form.","type"\#
  :"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"PlayStoreSettings":{"description":"How the pr\#
  oject verifies and reads what Google Play sends.","type":"object","properties":{"packages":{\#
  "description":"Package names of the apps whose notifications the project takes.","type":"arr\#
  ay","items":{"type":"string","minLength":1,"maxLength":255},"maxItems":100}},"required":["pa\#
  ckages"],"additionalProperties":false},"Preset":{"description":"A named set of rules.","type\#
  ":"string","enum":["qonversion","revenuecat","revenuecatLegacy","purchasely"],"x-code":[1,2,\#
  3,4]},"Price":{"description":"A decimal number in a string, for example \"9.99\".","type":"s\#
  tring","pattern":"^[0-9]{1,15}(\\.[0-9]{1,9})?$"},"Product":{"description":"A product of the\#
   catalogue.","title":"a product","type":"object","properties":{"kind":{"description":"Defaul\#
  t: the kind that the purchase gives; without it, `subscription` for a purchase with an end a\#
  nd `nonConsumable` for a purchase without.","type":["string","null"],"enum":["subscription",\#
  "nonRenewingSubscription","nonConsumable","consumable",null]},"entitlements":{"description":\#
  "Ids of the entitlements that the product unlocks.","type":"array","items":{"$ref":"#/compon\#
  ents/schemas/EntitlementId"},"maxItems":100},"basePlan":{"description":"Id of Google's base \#
  plan. Webhooks in the format `revenuecat` then name the product `PRODUCT:PLAN`, and an impor\#
  t from there finds it by that name.","type":"string","minLength":1,"maxLength":255}},"requir\#
  ed":["entitlements"],"additionalProperties":false},"ProductId":{"description":"A product, by\#
   the id that the store and the catalogue use.","type":"string","minLength":1,"maxLength":255\#
  },"ProductKind":{"description":"Kind of a product, which determines how a purchase moves and\#
   expires.","type":"string","enum":["subscription","nonRenewingSubscription","nonConsumable",\#
  "consumable"],"x-code":[1,2,3,4]},"Project":{"description":"A project: a namespace for users\#
  , purchases, rules and events, with the counts of its records.","type":"object","properties"\#
  :{"id":{"$ref":"#/components/schemas/ProjectId"},"rules":{"$ref":"#/components/schemas/Rules\#
  "},"products":{"$ref":"#/components/schemas/Catalogue"},"entitlements":{"description":"Ids t\#
  hat `grant` accepts in addition to the entitlements of the catalogue.","type":"array","items\#
  ":{"$ref":"#/components/schemas/EntitlementId"}},"environment":{"$ref":"#/components/schemas\#
  /ProjectEnvironment"},"clock":{"$ref":"#/components/schemas/Clock"},"webhooks":{"description\#
  ":"URLs that receive the project's events. Only `project.webhooks` returns the secrets.","ty\#
  pe":"array","items":{"$ref":"#/components/schemas/WebhookSummary"}},"stores":{"$ref":"#/comp\#
  onents/schemas/Stores"},"createdAt":{"$ref":"#/components/schemas/Moment","description":"Tim\#
  e of the creation, by the project's own clock."},"counts":{"$ref":"#/components/schemas/Coun\#
  ts"}},"required":["id","rules","products","entitlements","environment","clock","webhooks","s\#
  tores","createdAt","counts"]},"ProjectEnvironment":{"description":"Which purchases give acce\#
  ss: those of production, those of the sandbox, or both (any).","type":"string","enum":["prod\#
  uction","sandbox","any"],"x-code":[1,2,3]},"ProjectId":{"description":"A project: a namespac\#
  e for users, purchases, rules and events. Projects share no data.","type":"string","minLengt\#
  h":1,"maxLength":255},"ProjectSummary":{"description":"One line in the list of projects.","t\#
  ype":"object","properties":{"id":{"$ref":"#/components/schemas/ProjectId"},"preset":{"$ref":\#
  "#/components/schemas/Preset"},"createdAt":{"$ref":"#/components/schemas/Moment"},"counts":{\#
  "$ref":"#/components/schemas/Counts"}},"required":["id","preset","createdAt","counts"]},"Pro\#
  perties":{"description":"Properties by their names. setUserProperty stores at most 100 per c\#
  ustomer.","type":"object","propertyNames":{"$ref":"#/components/schemas/PropertyKey"},"addit\#
  ionalProperties":{"$ref":"#/components/schemas/PropertyValue"}},"PropertyKey":{"description"\#
  :"Name of a property: 1 to 80 letters, digits, and _ . : - $.","type":"string","pattern":"^[\#
  A-Za-z0-9_.:$-]{1,80}$"},"PropertyValue":{"description":"Value of a property.","type":"strin\#
  g","maxLength":500},"Purchase":{"description":"One product bought in one store, its transact\#
  ions and its holders.","type":"object","properties":{"store":{"$ref":"#/components/schemas/S\#
  tore"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId","description":"T\#
  he first transaction."},"transactionId":{"$ref":"#/components/schemas/TransactionId","descri\#
  ption":"The latest transaction."},"product":{"$ref":"#/components/schemas/ProductId"},"kind"\#
  :{"$ref":"#/components/schemas/ProductKind","description":"Kind that the purchase or the cat\#
  alogue gives; without it, `subscription` for a purchase with an end and `nonConsumable` for \#
  a purchase without."},"state":{"$ref":"#/components/schemas/State","description":"Current st\#
  ate; null before the first purchasedAt."},"holders":{"description":"Who holds the purchase: \#
  one id per customer, in byte order.","type":"array","items":{"$ref":"#/components/schemas/Us\#
  erId"}},"device":{"description":"Device on which the customer bought; null when there is non\#
  e.","type":["string","null"]},"storeAccount":{"description":"Store account that bought it; n\#
  ull when there is none.","type":["string","null"]},"purchasedAt":{"$ref":"#/components/schem\#
  as/Moment","description":"Time of the latest transaction."},"firstPurchasedAt":{"$ref":"#/co\#
  mponents/schemas/Moment","description":"Time of the first transaction."},"expiresAt":{"$ref"\#
  :"#/components/schemas/NullableMoment","description":"Last millisecond of the period; null f\#
  or no end."},"noEnd":{"description":"Only in an export: true if a call without a date named \#
  `expiresAt` as null, and the latest transaction has no statement about its end; otherwise ab\#
  sent.","type":"boolean"},"trialStartedAt":{"$ref":"#/components/schemas/NullableMoment","des\#
  cription":"Time at which a trial began; null without a trial."},"periodType":{"$ref":"#/comp\#
  onents/schemas/PeriodType"},"environment":{"$ref":"#/components/schemas/PurchaseEnvironment"\#
  ,"description":"Environment of the first transaction."},"isFamilyShared":{"description":"Whe\#
  ther a family member bought it and shares it.","type":"boolean"},"price":{"description":"A d\#
  ecimal number in a string, for example \"9.99\".","type":["string","null"]},"currency":{"des\#
  cription":"ISO 4217 code, as it was sent.","type":["string","null"]},"country":{"description\#
  ":"ISO 3166 code, as it was sent.","type":["string","null"]},"offerCode":{"description":"Off\#
  er code, as it was sent.","type":["string","null"]},"autoRenew":{"description":"Whether it r\#
  enews automatically: true for a subscription until purchase.update turns it off, false for e\#
  very other kind.","type":"boolean"},"autoRenewDisabledAt":{"$ref":"#/components/schemas/Null\#
  ableMoment","description":"Time since which auto-renew has been off; null while it is on."},\#
  "gracePeriodExpiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"Last mil\#
  lisecond of the grace period; null without a grace period."},"billingRetry":{"description":"\#
  Whether the store retries a failed payment.","type":"boolean"},"pausedUntil":{"$ref":"#/comp\#
  onents/schemas/NullableMoment","description":"Time at which the pause ends; null without a p\#
  ause."},"refundedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of th\#
  e refund; null without a refund."},"revokedAt":{"$ref":"#/components/schemas/NullableMoment"\#
  ,"description":"Time at which the store withdrew access; null when it did not."},"endedAt":{\#
  "$ref":"#/components/schemas/NullableMoment","description":"Time at which access ended befor\#
  e the end of the period; null when it did not."},"paused":{"description":"Whether the store \#
  reports the subscription as paused.","type":"boolean"},"renewsAs":{"description":"Product of\#
   the next period; null for the same product.","type":["string","null"]},"endReason":{"$ref":\#
  "#/components/schemas/EndReason","description":"Why the purchase ended, or will end; null wh\#
  en the store named no reason."},"billingIssueAt":{"$ref":"#/components/schemas/NullableMomen\#
  t","description":"Time since which billing has failed; null when it does not fail."},"replac\#
  es":{"description":"Purchase that this one takes over, as the store named it; null when ther\#
  e is none.","type":["string","null"]},"replacedBy":{"description":"`originalTransactionId` o\#
  f the purchase that took this one over; null before it began.","type":["string","null"]},"re\#
  placedAt":{"$ref":"#/components/schemas/NullableMoment","description":"When that purchase be\#
  gan; null before."},"keys":{"description":"Further names of the purchase, in byte order.","t\#
  ype":"array","items":{"$ref":"#/components/schemas/TransactionId"}},"firstItem":{"$ref":"#/c\#
  omponents/schemas/TransactionId","description":"`originalTransactionId` of the first item, i\#
  f this purchase is a further item of the same subscription or order; otherwise absent."},"re\#
  newsCount":{"description":"Number of renewals at the full price: the number of `normal` peri\#
  ods minus 1, at least 0.","type":"integer","minimum":0},"accountToken":{"description":"First\#
   account token that the store named; null without one.","type":["string","null"]},"transacti\#
  ons":{"description":"All transactions, oldest first.","type":"array","items":{"$ref":"#/comp\#
  onents/schemas/Transaction"}}},"required":["store","originalTransactionId","transactionId","\#
  product","kind","state","holders","device","storeAccount","purchasedAt","firstPurchasedAt","\#
  expiresAt","trialStartedAt","periodType","environment","isFamilyShared","price","currency","\#
  country","offerCode","autoRenew","autoRenewDisabledAt","gracePeriodExpiresAt","billingRetry"\#
  ,"pausedUntil","refundedAt","revokedAt","endedAt","paused","renewsAs","endReason","billingIs\#
  sueAt","replaces","replacedBy","replacedAt","keys","renewsCount","accountToken","transaction\#
  s"]},"PurchaseEnvironment":{"description":"Environment of the store: production, or sandbox \#
  for test purchases.","type":"string","enum":["production","sandbox"],"x-code":[1,2]},"Purcha\#
  seRef":{"description":"A purchase, by its store and the id of its first transaction.","title\#
  ":"a purchase","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"\#
  originalTransactionId":{"$ref":"#/components/schemas/TransactionId","description":"Id of the\#
   purchase's first transaction."}},"required":["store","originalTransactionId"],"additionalPr\#
  operties":false},"Refusal":{"description":"A purchase that a restore refused, and the rule t\#
  hat refused it.","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"}\#
  ,"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/\#
  components/schemas/ProductId"},"holder":{"$ref":"#/components/schemas/UserId","description":\#
  "Who holds it. An identified holder comes before an anonymous holder, then the first in byte\#
   order."},"rule":{"description":"The rule that refused it.","type":"string","enum":["onResto\#
  re","oneTimePurchases"]}},"required":["store","originalTransactionId","product","holder","ru\#
  le"]},"RemainingChange":{"description":"A later change that stays although an earlier link i\#
  s undone.","type":"object","properties":{"event":{"$ref":"#/components/schemas/EventId","des\#
  cription":"Id of the event that reported it."},"method":{"description":"Method that made it.\#
  ","type":"string","enum":["restore","purchase","user.link.undo","user.import"]}},"required":\#
  ["event","method"]},"Rules":{"description":"Every rule of a project. rules.md describes each\#
   rule.","type":"object","properties":{"preset":{"$ref":"#/components/schemas/Preset","descri\#
  ption":"Preset that the rules started from."},"anonymousPrefix":{"description":"Beginning of\#
   each anonymous id; 32 lower-case hex digits follow. When it is empty, an anonymous id is a \#
  lower-case UUID.","type":"string","maxLength":64,"x-presets":{"qonversion":"QON_","revenueca\#
  t":"$RCAnonymousID:","revenuecatLegacy":"$RCAnonymousID:","purchasely":""}},"onIdentifyNew":\#
  {"description":"What a login of a new user id does when no user is logged in on the device."\#
  ,"type":"string","enum":["attach","alias","aliasUnlessLinked","move","switch"],"x-code":[1,2\#
  ,3,4,5],"x-presets":{"qonversion":"attach","revenuecat":"alias","revenuecatLegacy":"alias","\#
  purchasely":"move"}},"onIdentifyKnown":{"description":"What a login of a known user id does \#
  when no user is logged in on the device.","type":"string","enum":["attach","alias","aliasUnl\#
  essLinked","move","switch"],"x-presets":{"qonversion":"attach","revenuecat":"aliasUnlessLink\#
  ed","revenuecatLegacy":"alias","purchasely":"move"}},"onSwitch":{"description":"What a login\#
   does when another user is logged in on the device.","type":"string","enum":["logoutFirst","\#
  switch"],"x-code":[1,2],"x-presets":{"qonversion":"logoutFirst","revenuecat":"switch","reven\#
  uecatLegacy":"switch","purchasely":"switch"}},"onLogout":{"description":"The current user af\#
  ter a logout: the same anonymous user (return), or a new anonymous user (rotate).","type":"s\#
  tring","enum":["return","rotate"],"x-code":[1,2],"x-presets":{"qonversion":"return","revenue\#
  cat":"rotate","revenuecatLegacy":"rotate","purchasely":"return"}},"onAnonymousLogout":{"desc\#
  ription":"What a logout does when no user is logged in.","type":"string","enum":["ignore","r\#
  efuse","rotate"],"x-code":[1,2,3],"x-presets":{"qonversion":"ignore","revenuecat":"refuse","\#
  revenuecatLegacy":"rotate","purchasely":"ignore"}},"purchaseHolders":{"description":"Who hol\#
  ds a new purchase: the device's anonymous user and its identified user, or only the current \#
  user.","type":"string","enum":["deviceAndUser","currentUser"],"x-code":[1,2],"x-presets":{"q\#
  onversion":"deviceAndUser","revenuecat":"currentUser","revenuecatLegacy":"currentUser","purc\#
  hasely":"currentUser"}},"onRestore":{"description":"What a restore does with a purchase that\#
   another user holds.","type":"string","enum":["share","transfer","transferIfInactive","keep"\#
  ,"alias"],"x-code":[1,2,3,4,5],"x-presets":{"qonversion":"share","revenuecat":"transfer","re\#
  venuecatLegacy":"alias","purchasely":"transfer"}},"anonymousHolders":{"description":"What a \#
  restore does with a purchase that only anonymous users hold.","type":"string","enum":["asOth\#
  ers","alias"],"x-code":[1,2],"x-presets":{"qonversion":"asOthers","revenuecat":"alias","reve\#
  nuecatLegacy":"alias","purchasely":"asOthers"}},"oneTimePurchases":{"description":"Whether a\#
   restore moves one-time purchases.","type":"string","enum":["move","stay"],"x-code":[1,2],"x\#
  -presets":{"qonversion":"move","revenuecat":"move","revenuecatLegacy":"move","purchasely":"s\#
  tay"}},"unclaimedPurchases":{"description":"What the daemon does with a purchase that a stor\#
  e reports without a known user: it does not record it (ignore), records it without a holder \#
  (keep), or gives it to a new anonymous user (anonymous).","type":"string","enum":["ignore","\#
  keep","anonymous"],"x-code":[1,2,3],"x-presets":{"qonversion":"keep","revenuecat":"ignore","\#
  revenuecatLegacy":"ignore","purchasely":"keep"}},"userIdLengthMax":{"description":"Maximum l\#
  ength of a user id, in Unicode scalars.","type":"integer","minimum":1,"maximum":255,"x-prese\#
  ts":{"qonversion":255,"revenuecat":100,"revenuecatLegacy":100,"purchasely":255}},"blockedUse\#
  rIds":{"description":"Ids that no user may have, compared byte by byte. The empty id is alwa\#
  ys blocked.","type":"array","items":{"type":"string","maxLength":255},"maxItems":1000,"x-pre\#
  sets":{"qonversion":[],"revenuecat":["no_user","null","none","nil","(null)","\u0000","uniden\#
  tified","undefined","unknown","anonymous","guest"],"revenuecatLegacy":["no_user","null","non\#
  e","nil","(null)"],"purchasely":[]}}},"required":["preset","anonymousPrefix","onIdentifyNew"\#
  ,"onIdentifyKnown","onSwitch","onLogout","onAnonymousLogout","purchaseHolders","onRestore","\#
  anonymousHolders","oneTimePurchases","unclaimedPurchases","userIdLengthMax","blockedUserIds"\#
  ]},"RulesChoice":{"description":"Name of a preset, or an object with a preset and the rules \#
  that differ from it.","anyOf":[{"$ref":"#/components/schemas/Preset"},{"title":"rules","type\#
  ":"object","properties":{"preset":{"$ref":"#/components/schemas/Preset","default":"qonversio\#
  n","description":"Preset that supplies the rules that are not given."},"anonymousPrefix":{"d\#
  escription":"Beginning of each anonymous id; 32 lower-case hex digits follow. When it is emp\#
  ty, an anonymous id is a lower-case UUID.","type":"string","maxLength":64},"onIdentifyNew":{\#
  "description":"What a login of a new user id does when no user is logged in on the device.",\#
  "type":"string","enum":["attach","alias","aliasUnlessLinked","move","switch"]},"onIdentifyKn\#
  own":{"description":"What a login of a known user id does when no user is logged in on the d\#
  evice.","type":"string","enum":["attach","alias","aliasUnlessLinked","move","switch"]},"onSw\#
  itch":{"description":"What a login does when another user is logged in on the device.","type\#
  ":"string","enum":["logoutFirst","switch"]},"onLogout":{"description":"The current user afte\#
  r a logout: the same anonymous user (return), or a new anonymous user (rotate).","type":"str\#
  ing","enum":["return","rotate"]},"onAnonymousLogout":{"description":"What a logout does when\#
   no user is logged in.","type":"string","enum":["ignore","refuse","rotate"]},"purchaseHolder\#
  s":{"description":"Who holds a new purchase: the device's anonymous user and its identified \#
  user, or only the current user.","type":"string","enum":["deviceAndUser","currentUser"]},"on\#
  Restore":{"description":"What a restore does with a purchase that another user holds.","type\#
  ":"string","enum":["share","transfer","transferIfInactive","keep","alias"]},"anonymousHolder\#
  s":{"description":"What a restore does with a purchase that only anonymous users hold.","typ\#
  e":"string","enum":["asOthers","alias"]},"oneTimePurchases":{"description":"Whether a restor\#
  e moves one-time purchases.","type":"string","enum":["move","stay"]},"unclaimedPurchases":{"\#
  description":"What the daemon does with a purchase that a store reports without a known user\#
  : it does not record it (ignore), records it without a holder (keep), or gives it to a new a\#
  nonymous user (anonymous).","type":"string","enum":["ignore","keep","anonymous"]},"userIdLen\#
  gthMax":{"description":"Maximum length of a user id, in Unicode scalars.","type":"integer","\#
  minimum":1,"maximum":255},"blockedUserIds":{"description":"Ids that no user may have, compar\#
  ed byte by byte. The empty id is always blocked.","type":"array","items":{"type":"string","m\#
  axLength":255},"maxItems":1000}},"required":[],"additionalProperties":false}]},"State":{"des\#
  cription":"State of a purchase or grant. Null before it begins, and for an entitlement that \#
  only `entitlements` of `checkEntitlements` names.","type":["string","null"],"enum":["active"\#
  ,"trial","intro","gracePeriod","billingRetry","paused","expired","refunded","revoked",null],\#
  "x-code":[1,2,3,4,5,6,7,8,9]},"StorageStats":{"description":"The files of the store, and the\#
   work on them since the daemon's start. Missing if the store is in memory.","type":"object",\#
  "properties":{"dataFileBytes":{"description":"Size of the data file.","type":"integer","mini\#
  mum":0},"logFileBytes":{"description":"Size of SQLite's write-ahead log.","type":"integer","\#
  minimum":0},"journalFileBytes":{"description":"Size of the two files of the journal.","type"\#
  :"integer","minimum":0},"journalBytes":{"description":"Bytes in the journal that the daemon \#
  has not copied to the tables yet.","type":"integer","minimum":0},"journalAgeMs":{"descriptio\#
  n":"Milliseconds since the oldest of them was committed; 0 if there are none.","type":"integ\#
  er","minimum":0},"freeBytes":{"description":"Free space for the daemon on the file system of\#
   the data file; null if the system does not say.","type":["integer","null"],"minimum":0},"sy\#
  ncs":{"$ref":"#/components/schemas/Durations"},"checkpoints":{"$ref":"#/components/schemas/D\#
  urations"},"rebuilds":{"$ref":"#/components/schemas/Durations"}},"required":["dataFileBytes"\#
  ,"logFileBytes","journalFileBytes","journalBytes","journalAgeMs","freeBytes","syncs","checkp\#
  oints","rebuilds"]},"Store":{"description":"Store that took the payment: appStore, macAppSto\#
  re, playStore, amazon, huawei, samsung, roku, microsoft, paddle, stripe, web, or one of the \#
  project's `stores.custom`.","type":"string","examples":["appStore","macAppStore","playStore"\#
  ,"amazon","huawei","samsung","roku","microsoft","paddle","stripe","web"],"pattern":"^[A-Za-z\#
  0-9._-]{1,64}$"},"StoreAccountId":{"description":"A store account, for example an Apple ID o\#
  r a Google account, whose purchases a device can restore.","type":"string","minLength":1,"ma\#
  xLength":255},"StoreNotification":{"description":"The store's message. `id` and `type` are n\#
  ull for a bare signed transaction, and for what the caller fetched.","type":"object","proper\#
  ties":{"id":{"description":"Apple's `notificationUUID`, Google's `messageId`, Stripe's event\#
   id.","type":["string","null"]},"type":{"description":"The store's type.","type":["string","\#
  null"]},"subtype":{"description":"Apple's subtype; null if there is none.","type":["string",\#
  "null"]},"at":{"$ref":"#/components/schemas/Moment","description":"Time at which the store m\#
  ade it."},"environment":{"description":"Null if the message has none.","type":["string","nul\#
  l"],"enum":["production","sandbox",null]},"originalTransactionId":{"$ref":"#/components/sche\#
  mas/TransactionId","description":"Chain of `transactionId`; absent without it."},"transactio\#
  nId":{"$ref":"#/components/schemas/TransactionId","description":"Transaction that an ignored\#
   message of Apple is about, for example one that asks for consumption data. Absent otherwise\#
  ."}},"required":["id","type","subtype","at","environment"]},"StoreQuestion":{"description":"\#
  What to fetch from the store: its kind, and the ids that the store gave.","type":"object","p\#
  roperties":{"kind":{"type":"string","enum":["subscription","product","invoice","checkoutSess\#
  ion"]},"id":{"description":"Id of the object at Stripe.","type":"string"},"packageName":{"de\#
  scription":"Package of the app at Google.","type":"string"},"purchaseToken":{"description":"\#
  Token of the purchase at Google.","type":"string"},"charge":{"description":"Charge whose inv\#
  oice is to be fetched.","type":"string"},"paymentIntent":{"description":"Payment whose invoi\#
  ce is to be fetched.","type":"string"},"expand":{"description":"What the object at Stripe mu\#
  st contain as a whole, and not as an id.","type":"string","enum":["latest_invoice","subscrip\#
  tion"]}},"required":["kind"]},"StoreResponse":{"description":"An object that the caller fetc\#
  hed from a store's API.","title":"a response","type":"object","properties":{"kind":{"descrip\#
  tion":"What `body` is: for `playStore`, `subscription` (purchases.subscriptionsv2) or `produ\#
  ct` (purchases.productsv2); for `stripe`, `subscription`, `invoice` or `checkoutSession`.","\#
  type":"string","enum":["subscription","product","invoice","checkoutSession"]},"purchaseToken\#
  ":{"description":"Token of the purchase at Google. Required for `playStore` without a payloa\#
  d.","type":"string","minLength":1,"maxLength":255},"packageName":{"description":"Package of \#
  the app at Google.","type":"string","minLength":1,"maxLength":255},"body":{"description":"Th\#
  e JSON object that the API returned.","type":"object","additionalProperties":{}},"fetchedAt"\#
  :{"$ref":"#/components/schemas/Moment","description":"Time of the fetch, RFC 3339: `asOf` of\#
   everything in `body`, for `playStore`. Default: now, by the project's clock."}},"required":\#
  ["kind","body"],"additionalProperties":false},"StoreState":{"description":"Where the daemon \#
  keeps its data.","type":"object","properties":{"kind":{"description":"Kind of the store.","t\#
  ype":"string","enum":["memory","sqlite","postgres"]},"shared":{"description":"Whether other \#
  daemons may write the store, too: true only for `postgres`.","type":"boolean"},"reachable":{\#
  "description":"Whether the database answered when the daemon last asked, which it does once \#
  a second or more often. Only if `shared`.","type":"boolean"},"durability":{"description":"`r\#
  eplicated` if a commit waits until a standby has it; otherwise `local`. Only if `shared`, an\#
  d once the database has answered.","type":"string","enum":["local","replicated"]},"historyLo\#
  sses":{"description":"How often since its start the daemon found that the database had lost \#
  commits, for example after a restored backup. Only if `shared`.","type":"integer","minimum":\#
  0},"clockOffsetMs":{"description":"Milliseconds by which the database's clock is ahead of th\#
  is machine's; negative if it is behind. Only if `shared`, and once the database has answered\#
  .","type":"integer"}},"required":["kind","shared"]},"Stores":{"description":"Settings of the\#
   stores in which a project sells.","type":"object","properties":{"appStore":{"$ref":"#/compo\#
  nents/schemas/AppStoreSettings","description":"Absent when not defined."},"playStore":{"$ref\#
  ":"#/components/schemas/PlayStoreSettings","description":"Absent when not defined."},"stripe\#
  ":{"$ref":"#/components/schemas/StripeSettings","description":"Absent when not defined."},"c\#
  ustom":{"description":"Stores of the project's own, in byte order.","type":"array","items":{\#
  "$ref":"#/components/schemas/Store"},"maxItems":20}},"required":["custom"]},"StoresChoice":{\#
  "description":"New settings of stores. A setting that is left out stays.","title":"stores","\#
  type":"object","properties":{"appStore":{"description":"How the project verifies what the Ap\#
  p Store sends. Replaces the settings as a whole; null removes them.","title":"the App Store"\#
  ,"type":["object","null"],"properties":{"apps":{"description":"Apps whose notifications the \#
  project takes.","type":"array","items":{"$ref":"#/components/schemas/AppStoreApp"},"maxItems\#
  ":100},"environments":{"type":"array","items":{"$ref":"#/components/schemas/AppStoreEnvironm\#
  ent"},"maxItems":4,"description":"Environments that the project takes. Default: `Production`\#
   and `Sandbox`. `Xcode` and `LocalTesting` need a project whose `environment` is not `produc\#
  tion`."},"roots":{"description":"Root certificates that replace Apple's, as DER in base64. `\#
  project.define` checks that each has the shape of a certificate; its fields are read when a \#
  notification comes. Only where the project's `environment` is not `production`. Default: App\#
  le's root.","type":"array","items":{"type":"string"},"maxItems":10}},"required":["apps"],"ad\#
  ditionalProperties":false},"playStore":{"description":"How the project verifies and reads wh\#
  at Google Play sends. Replaces the settings as a whole; null removes them.","title":"Google \#
  Play","type":["object","null"],"properties":{"packages":{"description":"Package names of the\#
   apps whose notifications the project takes.","type":"array","items":{"type":"string","minLe\#
  ngth":1,"maxLength":255},"maxItems":100}},"required":["packages"],"additionalProperties":fal\#
  se},"stripe":{"description":"How the project verifies and reads Stripe's events. Replaces th\#
  e settings as a whole; null removes them.","title":"Stripe","type":["object","null"],"proper\#
  ties":{"secret":{"description":"Signing secret of Stripe's endpoint, with its `whsec_`.","ty\#
  pe":"string","minLength":1,"maxLength":255},"oldSecret":{"description":"Previous secret, whi\#
  ch the daemon also accepts; null when there is none.","type":["string","null"],"minLength":1\#
  ,"maxLength":255},"product":{"description":"Member of Stripe's price that names the product:\#
   its `product`, its own id, or its `lookup_key`.","type":"string","enum":["product","price",\#
  "lookupKey"],"default":"product"},"userFrom":{"description":"Members of Stripe's objects tha\#
  t contain the account token: `client_reference_id`, `customer` or `metadata.NAME`. The first\#
   that is present counts. Default: `client_reference_id`.","type":"array","items":{"type":"st\#
  ring","minLength":1,"maxLength":255},"maxItems":10},"grace":{"$ref":"#/components/schemas/Du\#
  ration","description":"How long access continues while a renewal is unpaid and Stripe retrie\#
  s it, ISO 8601. Default: P0D."}},"required":["secret"],"additionalProperties":false},"custom\#
  ":{"description":"Stores of the project's own. They replace the previous list as a whole.","\#
  type":"array","items":{"$ref":"#/components/schemas/Store"},"maxItems":20}},"required":[],"a\#
  dditionalProperties":false},"StripeSettings":{"description":"How the project reads Stripe's \#
  events. Only `project.stores` returns the secrets.","type":"object","properties":{"secret":{\#
  "description":"Signing secret of Stripe's endpoint, with its `whsec_`. Only in `project.stor\#
  es`.","type":"string","minLength":1,"maxLength":255},"oldSecret":{"description":"Previous se\#
  cret, which the daemon also accepts; null when there is none. Only in `project.stores`.","ty\#
  pe":["string","null"],"minLength":1,"maxLength":255},"product":{"description":"Member of Str\#
  ipe's price that names the product: its `product`, its own id, or its `lookup_key`.","type":\#
  "string","enum":["product","price","lookupKey"],"x-code":[1,2,3]},"userFrom":{"description":\#
  "Members of Stripe's objects that contain the account token: `client_reference_id`, `custome\#
  r` or `metadata.NAME`. The first that is present counts.","type":"array","items":{"type":"st\#
  ring","minLength":1,"maxLength":255},"maxItems":10},"grace":{"$ref":"#/components/schemas/Du\#
  ration","description":"How long access continues while a renewal is unpaid and Stripe retrie\#
  s it, ISO 8601."}},"required":["product","userFrom","grace"]},"SubscriptionId":{"description\#
  ":"Id of a subscription. It is unique within one connection.","type":"string","maxLength":25\#
  5},"SuggestedCall":{"description":"A complete call that would make the entitlement active. T\#
  he daemon has tried it in a dry run.","type":"object","properties":{"method":{"description":\#
  "Method of the call.","type":"string"},"params":{"description":"Params of the call.","type":\#
  "object"},"role":{"description":"Role that the caller needs.","type":"string","enum":["read"\#
  ,"write","admin"]},"text":{"description":"An explanation in one sentence.","type":"string"}}\#
  ,"required":["method","params","role","text"]},"Transaction":{"description":"One transaction\#
   of a purchase: a paid period or a single payment. A member that is not required is absent w\#
  hen it is not set.","type":"object","properties":{"transactionId":{"$ref":"#/components/sche\#
  mas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"periodType":{"$ref"\#
  :"#/components/schemas/PeriodType"},"purchasedAt":{"$ref":"#/components/schemas/Moment"},"ex\#
  piresAt":{"$ref":"#/components/schemas/NullableMoment"},"noEnd":{"description":"Only in an e\#
  xport: true if a statement named `expiresAt` as null, so that no grace period counts as the \#
  end; otherwise absent.","type":"boolean"},"isFamilyShared":{"description":"Whether a family \#
  member bought it and shares it. An export always shows this member and those up to `attribut\#
  es`.","type":"boolean"},"price":{"description":"A decimal number in a string, for example \"\#
  9.99\".","type":["string","null"]},"currency":{"description":"ISO 4217 code, as it was sent.\#
  ","type":["string","null"]},"country":{"description":"ISO 3166 code, as it was sent.","type"\#
  :["string","null"]},"offerCode":{"description":"Offer code, as it was sent.","type":["string\#
  ","null"]},"attributes":{"$ref":"#/components/schemas/Attributes"},"kind":{"$ref":"#/compone\#
  nts/schemas/ProductKind","description":"The kind that the store named."},"environment":{"$re\#
  f":"#/components/schemas/PurchaseEnvironment","description":"The environment that the store \#
  named."},"autoRenew":{"description":"False while auto-renew is off.","type":"boolean"},"auto\#
  RenewDisabledAt":{"$ref":"#/components/schemas/Moment","description":"Time since which auto-\#
  renew has been off."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/Moment","descript\#
  ion":"Last moment of the grace period."},"billingRetry":{"description":"True while the store\#
   retries a failed payment.","type":"boolean"},"pausedUntil":{"$ref":"#/components/schemas/Mo\#
  ment","description":"Time at which the pause ends."},"refundedAt":{"$ref":"#/components/sche\#
  mas/Moment","description":"Time of the refund."},"revokedAt":{"$ref":"#/components/schemas/M\#
  oment","description":"Time at which the store withdrew access."},"endedAt":{"$ref":"#/compon\#
  ents/schemas/Moment","description":"Time at which access ended before the end of the period.\#
  "},"paused":{"description":"True while the store reports the subscription as paused.","type"\#
  :"boolean"},"renewsAs":{"$ref":"#/components/schemas/ProductId","description":"Product of th\#
  e next period."},"endReason":{"$ref":"#/components/schemas/EndReason"},"billingIssueAt":{"$r\#
  ef":"#/components/schemas/Moment","description":"Time since which billing has failed."},"lis\#
  tedAt":{"$ref":"#/components/schemas/Moment","description":"Time at which the store last lis\#
  ted the items of the subscription, this one among them. Absent if the subscription had one i\#
  tem only."},"asOf":{"$ref":"#/components/schemas/Moment","description":"Time of the newest s\#
  tatement about the transaction."}},"required":["transactionId","product","periodType","purch\#
  asedAt","expiresAt","asOf"]},"TransactionId":{"description":"Id that a store gives to a tran\#
  saction.","type":"string","minLength":1,"maxLength":255},"User":{"description":"The current \#
  user of a device, or the user that an id belongs to.","type":"object","properties":{"id":{"$\#
  ref":"#/components/schemas/UserId","description":"For a device: the identified user, or else\#
   the anonymous user. For an id: that id if it is identified, or else the customer's identifi\#
  ed id, or its anonymous id if it has none."},"anonymousId":{"description":"For a device: its\#
   anonymous user. For an id: that id if it is anonymous, or else null.","type":["string","nul\#
  l"]},"identityId":{"description":"Id of the identified user; null for an anonymous user.","t\#
  ype":["string","null"]},"customerId":{"$ref":"#/components/schemas/UserId","description":"Id\#
   of the customer. It stays the same across logins, and every userId param accepts it."},"ali\#
  ases":{"description":"Every id of the customer, in byte order. It omits the customerId of a \#
  customer that began with an identified user.","type":"array","items":{"$ref":"#/components/s\#
  chemas/UserId"}},"device":{"$ref":"#/components/schemas/DeviceId","description":"Id of the d\#
  evice; absent when the request names a user."},"createdAt":{"$ref":"#/components/schemas/Mom\#
  ent","description":"Time at which the customer was created."},"environment":{"$ref":"#/compo\#
  nents/schemas/ProjectEnvironment"}},"required":["id","anonymousId","identityId","customerId"\#
  ,"aliases","createdAt","environment"]},"UserId":{"description":"Id of a user: the app's own \#
  id, an anonymous id, or a customerId. It has 1 to `userIdLengthMax` Unicode scalars, and the\#
   daemon compares it byte by byte. An empty id is blockedUserId and a longer id userIdTooLong\#
  , so this schema has no length.","type":"string"},"Warning":{"description":"A sign that an a\#
  ccepted request may be a mistake.","type":"object","properties":{"kind":{"type":"string","en\#
  um":["unknownProduct","unknownEntitlement","subscriptionWithoutEnd","heldByNobody","sameMome\#
  nt","asOfAhead","keyTaken","accountTokenDiffers","accountTokensFull","transactionDiffers","u\#
  nknownNotification","leftOut","environmentDiffers","alreadyOver"]},"message":{"description":\#
  "An explanation in one sentence.","type":"string"},"nearest":{"description":"Similar names t\#
  hat exist, nearest first. An unknown entitlement always has it.","type":"array","items":{"ty\#
  pe":"string"}},"fields":{"description":"In sameMoment: the fields that two statements of one\#
   moment give different values.","type":"array","items":{"type":"string"}}},"required":["kind\#
  ","message"]},"Webhook":{"description":"A URL that receives a project's events, with its sec\#
  rets. Only an admin can read it.","type":"object","properties":{"url":{"$ref":"#/components/\#
  schemas/WebhookUrl"},"secret":{"$ref":"#/components/schemas/WebhookSecret"},"oldSecret":{"de\#
  scription":"Second secret that also signs each delivery; null when there is none.","type":["\#
  string","null"]},"authorization":{"description":"What posts carry in their header `Authoriza\#
  tion`; null when they carry none.","type":["string","null"]},"format":{"$ref":"#/components/\#
  schemas/WebhookFormat"},"kinds":{"description":"Kinds of events that it receives; absent whe\#
  n it receives every kind.","type":"array","items":{"$ref":"#/components/schemas/EventKind"}}\#
  ,"paused":{"description":"True if webhook.pause stopped the posts to the URL.","type":"boole\#
  an"},"consumer":{"$ref":"#/components/schemas/ConsumerId","description":"Name of the consume\#
  r whose cursor is the webhook's position. A replay gives the webhook a new consumer."},"curs\#
  or":{"$ref":"#/components/schemas/Cursor","description":"The webhook's position: all events \#
  up to this cursor are delivered."}},"required":["url","secret","oldSecret","authorization","\#
  format","paused","consumer","cursor"]},"WebhookChoice":{"description":"A URL that receives t\#
  he project's events.","title":"a webhook","type":"object","properties":{"url":{"$ref":"#/com\#
  ponents/schemas/WebhookUrl"},"secret":{"$ref":"#/components/schemas/WebhookSecret"},"oldSecr\#
  et":{"$ref":"#/components/schemas/WebhookSecret","description":"Second secret that also sign\#
  s each delivery, until every receiver knows the new secret."},"authorization":{"description"\#
  :"Secret that posts carry in their header `Authorization`, with the format `qonversion` afte\#
  r `Basic `. Printable ASCII, without a space at either end.","type":"string","minLength":1,"\#
  maxLength":1000},"format":{"$ref":"#/components/schemas/WebhookFormat","default":"entitled"}\#
  ,"kinds":{"description":"Kinds of events that it receives, by their names in the feed; the p\#
  rogram skips the others. Default: every kind.","type":"array","items":{"$ref":"#/components/\#
  schemas/EventKind"},"minItems":1,"maxItems":20}},"required":["url","secret"],"additionalProp\#
  erties":false},"WebhookFailure":{"description":"The latest failed attempt for the oldest eve\#
  nt that waits for another attempt; if no event waits, the latest failed attempt.","type":"ob\#
  ject","properties":{"at":{"$ref":"#/components/schemas/Moment","description":"Time of the la\#
  test attempt."},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Cursor of the \#
  event."},"reason":{"description":"Why the attempt failed, for people.","type":"string","maxL\#
  ength":500},"attempts":{"description":"Number of attempts so far to post the event.","type":\#
  "integer","minimum":1},"nextAttemptAt":{"$ref":"#/components/schemas/NullableMoment","descri\#
  ption":"Time of the next attempt; null if the event is delivered or no program posts it."}},\#
  "required":["at","cursor","reason","attempts","nextAttemptAt"]},"WebhookFormat":{"descriptio\#
  n":"Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat` an\#
  d `qonversion`: as these systems document it (webhooks.md).","type":"string","enum":["entitl\#
  ed","purchasely","revenuecat","qonversion"],"x-code":[1,2,3,4]},"WebhookReport":{"descriptio\#
  n":"The results of the posts to a URL.","title":"a report","type":"object","properties":{"ur\#
  l":{"$ref":"#/components/schemas/WebhookUrl"},"deliveredAt":{"$ref":"#/components/schemas/Mo\#
  ment","description":"Time of the latest delivery."},"failure":{"description":"The latest fai\#
  led attempt for the oldest event that waits for another attempt; if no event waits, the late\#
  st failed attempt.","title":"a failure","type":"object","properties":{"at":{"$ref":"#/compon\#
  ents/schemas/Moment","description":"Time of the attempt."},"cursor":{"$ref":"#/components/sc\#
  hemas/Cursor","description":"Cursor of the event."},"reason":{"description":"Why the attempt\#
   failed, for people.","type":"string","maxLength":500},"attempts":{"description":"Number of \#
  attempts so far to post the event.","type":"integer","minimum":1,"maximum":2147483647},"next\#
  AttemptAt":{"$ref":"#/components/schemas/Moment","description":"Time of the next attempt; ab\#
  sent if the event is delivered."}},"required":["at","cursor","reason","attempts"],"additiona\#
  lProperties":false}},"required":["url"],"additionalProperties":false},"WebhookSecret":{"desc\#
  ription":"Key that signs each delivery. After `whsec_`: the key in base64. Any other text is\#
   the key itself, in UTF-8.","type":"string","minLength":1,"maxLength":255},"WebhookStatus":{\#
  "description":"A URL that receives a project's events, and the results of the posts to it.",\#
  "type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"format":{"$r\#
  ef":"#/components/schemas/WebhookFormat"},"state":{"description":"`paused` by webhook.pause;\#
   `stopped` if no program posts; `failing` if an event waits for another attempt; else `posti\#
  ng`.","type":"string","enum":["paused","stopped","failing","posting"]},"cursor":{"$ref":"#/c\#
  omponents/schemas/Cursor","description":"The webhook's position: all events up to this curso\#
  r are delivered."},"backlog":{"description":"Number of events after `cursor`.","type":"integ\#
  er","minimum":0},"deliveredAt":{"$ref":"#/components/schemas/NullableMoment","description":"\#
  Time of the latest delivery; null if the daemon has had no report of a delivery since its st\#
  art."},"failure":{"$ref":"#/components/schemas/WebhookFailure","description":"Absent if the \#
  daemon has had no report of a failure since its start."}},"required":["url","format","state"\#
  ,"cursor","backlog","deliveredAt"]},"WebhookSummary":{"description":"A URL that receives a p\#
  roject's events.","type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookU\#
  rl"},"format":{"$ref":"#/components/schemas/WebhookFormat"}},"required":["url","format"]},"W\#
  ebhookUrl":{"description":"An absolute `https://` or `http://` URL with a host, and optional\#
  ly a port, a path and a query. It has no user, password or fragment, because every reader of\#
   the project sees it.","type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","minLength":8,"\#
  maxLength":2000}},"errors":{"parseError":{"code":-32700,"message":"The line is not valid JSO\#
  N; lines.md defines the grammar. `offset` is the position of the first wrong byte, counted f\#
  rom 0.","data":{"kind":"parseError","retryable":false}},"invalidRequest":{"code":-32600,"mes\#
  sage":"The line is JSON, but not a request: it is not an object or an empty batch, it has no\#
   method, its `jsonrpc` is not \"2.0\", or its id or params have a wrong type.","data":{"kind\#
  ":"invalidRequest","retryable":false}},"messageTooLarge":{"code":-32600,"message":"A line ha\#
  s more than `limit` bytes before its line feed. The daemon drops the line and reads the next\#
   line as usual.","data":{"kind":"messageTooLarge","retryable":false}},"batchTooLarge":{"code\#
  ":-32600,"message":"A batch has more than `limit` entries, and the daemon executes none of t\#
  hem. Or the replies to earlier entries have more than `limit` bytes, and the daemon does not\#
   execute this entry.","data":{"kind":"batchTooLarge","retryable":false}},"notInBatch":{"code\#
  ":-32600,"message":"The method is not allowed in a batch.","data":{"kind":"notInBatch","retr\#
  yable":false}},"unknownMethod":{"code":-32601,"message":"The daemon has no such method. `nea\#
  rest` lists similar names.","data":{"kind":"unknownMethod","retryable":false}},"invalidParam\#
  s":{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of rang\#
  e, or two parameters exclude each other. `field` points to it; `nearest` lists similar names\#
  .","data":{"kind":"invalidParams","retryable":false}},"internalError":{"code":-32603,"messag\#
  e":"The daemon has a fault. Its log has the same `reference`.","data":{"kind":"internalError\#
  ","retryable":false}},"permissionDenied":{"code":1000,"message":"The caller's role is lower \#
  than the role that the method needs. `uid` and `role` are the caller's (`none` without a rol\#
  e), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}}\#
  ,"unknownDevice":{"code":1100,"message":"The project has no such device.","data":{"kind":"un\#
  knownDevice","retryable":false}},"unknownUser":{"code":1101,"message":"The project has no su\#
  ch user.","data":{"kind":"unknownUser","retryable":false}},"blockedUserId":{"code":1102,"mes\#
  sage":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","data":\#
  {"kind":"blockedUserId","retryable":false}},"userIdTooLong":{"code":1103,"message":"The id h\#
  as more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong\#
  ","retryable":false}},"reservedUserId":{"code":1104,"message":"The id begins with the projec\#
  t's anonymous prefix, or it is the id of an anonymous user or a customerId. In `user.import`\#
  : the id belongs to another customer, or no daemon makes such an anonymous id or customerId.\#
  ","data":{"kind":"reservedUserId","retryable":false}},"alreadyAnonymous":{"code":1105,"messa\#
  ge":"No user is logged in on the device, and the project's `onAnonymousLogout` is `refuse`."\#
  ,"data":{"kind":"alreadyAnonymous","retryable":false}},"unknownProject":{"code":1200,"messag\#
  e":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},"un\#
  knownPurchase":{"code":1201,"message":"The project has no purchase with this store and origi\#
  nalTransactionId, or the purchase has no such transaction. Nothing changes.","data":{"kind":\#
  "unknownPurchase","retryable":false}},"purchaseHeldByAnother":{"code":1202,"message":"Anothe\#
  r user holds the purchase, and a rule of the project keeps it there. `holder` and `rule` nam\#
  e them. In `user.import` there is no `rule`: the import does not name the holder. Nothing ch\#
  anges.","data":{"kind":"purchaseHeldByAnother","retryable":false}},"unknownEntitlement":{"co\#
  de":1203,"message":"A call grants or explains an entitlement that the project does not have.\#
   `nearest` lists similar names.","data":{"kind":"unknownEntitlement","retryable":false}},"no\#
  tAManualGrant":{"code":1204,"message":"The user has no active grant of this entitlement. For\#
   example, a purchase gives it, or the grant has ended.","data":{"kind":"notAManualGrant","re\#
  tryable":false}},"clockNotManual":{"code":1205,"message":"The project uses the system's cloc\#
  k, which cannot be advanced.","data":{"kind":"clockNotManual","retryable":false}},"cannotUnd\#
  o":{"code":1206,"message":"The daemon cannot undo the link. Nothing changes. `obstacle` is t\#
  he reason: `unknownEvent`; `otherKind`: an event of this kind cannot be undone; `noLink`: th\#
  e event linked nothing; `undone`: the link is already undone; `isUndo`: the event comes from\#
   an undo; `laterAlias`: a later alias merged the customer with another user; `tooMuch`: too \#
  many users and purchases depend on the link; `unclear`: a deletion erased part of the histor\#
  y. `event` is the id of the event that prevents the undo.","data":{"kind":"cannotUndo","retr\#
  yable":false}},"unknownConsumer":{"code":1207,"message":"No consumer of this name has acknow\#
  ledged an event. `events.acknowledge` does not create a name that begins with `webhook-`: th\#
  ose belong to webhooks.","data":{"kind":"unknownConsumer","retryable":false}},"unknownWebhoo\#
  k":{"code":1208,"message":"The project has no webhook with this URL. The error does not repe\#
  at the URL.","data":{"kind":"unknownWebhook","retryable":false}},"productInUse":{"code":1209\#
  ,"message":"`products` leaves out a product that a stored transaction names, and `removed` d\#
  oes not name it. Nothing changes. `product` is the first such product; `customers` counts wh\#
  o holds a purchase that names it, also an expired one. `customers` is missing if the project\#
   has more than `definitionRecordsMax` customers and purchases: each product counts as used t\#
  hen.","data":{"kind":"productInUse","retryable":false}},"idempotencyConflict":{"code":1300,"\#
  message":"A call of the same method used this key with other params in the last 24 hours.","\#
  data":{"kind":"idempotencyConflict","retryable":false}},"storageFull":{"code":1400,"message"\#
  :"The disk has no room for the write. Nothing changes, and reading still works.","data":{"ki\#
  nd":"storageFull","retryable":true}},"storageFailed":{"code":1401,"message":"The write may n\#
  ot be on the disk: the daemon stops, and its next start shows what is stored. Or the daemon \#
  cannot read a record that the request needs, or its data file was removed: then it keeps run\#
  ning.","data":{"kind":"storageFailed","retryable":false}},"overloaded":{"code":1402,"message\#
  ":"More requests are waiting than the daemon accepts. Nothing changes. With a null `id`, the\#
   daemon dropped an unfinished line, and `limit` is the total size of all unfinished lines.",\#
  "data":{"kind":"overloaded","retryable":true}},"tooManyConnections":{"code":1403,"message":"\#
  The daemon has reached its maximum of connections. It replies to the first line with this er\#
  ror and closes the connection.","data":{"kind":"tooManyConnections","retryable":false}},"shu\#
  ttingDown":{"code":1404,"message":"The daemon is shutting down. Nothing changes.","data":{"k\#
  ind":"shuttingDown","retryable":true}},"storageUnavailable":{"code":1405,"message":"The shar\#
  ed database could not be reached, or did not answer in time; other stores have no such error\#
  . With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be\#
   stored.","data":{"kind":"storageUnavailable","retryable":true}},"unverified":{"code":1500,"\#
  message":"The daemon does not trust what `store.notify` got: `reason` is `malformed`, `algor\#
  ithm`, `chainLength`, `certificate`, `chain`, `extension`, `validity`, `signature`, `app`, `\#
  environment`, `unsignedEnvironment` or `age`; stores.md says what each means. `httpStatus` i\#
  s what the web server should answer.","data":{"kind":"unverified","retryable":false}},"store\#
  NotConfigured":{"code":1501,"message":"The project does not define the store of `store.notif\#
  y`. The store sends the notification again if the web server answers `httpStatus`.","data":{\#
  "kind":"storeNotConfigured","retryable":true}},"verifierMissing":{"code":1502,"message":"The\#
   system has no libcrypto, which verifies what Apple signed. All other methods work.","data":\#
  {"kind":"verifierMissing","retryable":true}},"verifierFailed":{"code":1503,"message":"The pr\#
  ocess that verifies what Apple signed ended, or took more than two seconds. The daemon start\#
  s it again.","data":{"kind":"verifierFailed","retryable":true}}}}}\#

  """#
