// swift-format-ignore-file
// Made from Protocol/ by `ENTITLED_UPDATE=1 swift test --filter ContractTests`.

/// The OpenRPC document, compact; equal to `Protocol/openrpc.json`.
let openRPCDocument = #"""
  {"openrpc":"1.3.2","info":{"title":"entitled","version":"0.1.0","description":"The protocol \#
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
  the grant."},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"\#
  },"events":{"description":"The events that the call would emit. Only in a dry run.","type":"\#
  array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when t\#
  his is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"requi\#
  red":["entitlement"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, \#
  of a wrong type or out of range, or two parameters exclude each other. `field` points to it;\#
   `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":\#
  1000,"message":"The caller's role is lower than the role that the method needs. `uid` and `r\#
  ole` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"k\#
  ind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has no such \#
  device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The proj\#
  ect has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"messag\#
  e":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"k\#
  ind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode sca\#
  lars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false\#
  }},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject",\#
  "retryable":false}},{"code":1203,"message":"A call grants or explains an entitlement that th\#
  e project does not have. `nearest` lists similar names.","data":{"kind":"unknownEntitlement"\#
  ,"retryable":false}},{"code":1300,"message":"A call of the same method used this key with ot\#
  her params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{\#
  "code":1400,"message":"The disk has no room for the write. Nothing changes, and reading stil\#
  l works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write \#
  may not be on the disk: the daemon stops, and its next start shows what is stored. Or the da\#
  emon cannot read a record that the request needs, or its data file was removed: then it keep\#
  s running.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The s\#
  hared database could not be reached, or did not answer in time; other stores have no such er\#
  ror. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not\#
   be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"fo\#
  r a month","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"su\#
  bscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"m\#
  ethod":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}\#
  ,{"name":"entitlement","value":"premium"},{"name":"expiresAt","value":"2026-02-01T00:00:00.0\#
  00Z"}],"result":{"name":"result","value":{"entitlement":{"id":"premium","active":true,"state\#
  ":"active","productId":null,"source":"manual","renewState":"nonRenewable","grantType":"manua\#
  l","periodType":null,"startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00\#
  .000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStar\#
  tedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":null,"store":null,"tran\#
  sactionId":null,"originalTransactionId":null}}}},{"name":"without an end, to a user by id","\#
  x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription",\#
  "entitlements":["premium"]}},"entitlements":["vip"],"clock":{"manual":"2026-01-01T00:00:00.0\#
  00Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","params":{"de\#
  vice":"iphone","userId":"user_id_1"}}],"params":[{"name":"userId","value":"user_id_1"},{"nam\#
  e":"entitlement","value":"vip"}],"result":{"name":"result","value":{"entitlement":{"id":"vip\#
  ","active":true,"state":"active","productId":null,"source":"manual","renewState":"nonRenewab\#
  le","grantType":"manual","periodType":null,"startedAt":"2026-01-01T00:00:00.000Z","expiresAt\#
  ":null,"gracePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStar\#
  tedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":null,"store":null,"tran\#
  sactionId":null,"originalTransactionId":null}}}}]},{"name":"identify","summary":"Logs a user\#
   in on a device.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"\#
  device","required":false,"summary":"Id of the device.","schema":{"$ref":"#/components/schema\#
  s/DeviceId"}},{"name":"userId","required":true,"summary":"The app's own id for the user.","s\#
  chema":{"$ref":"#/components/schemas/UserId"}},{"name":"anonymousId","required":false,"summa\#
  ry":"Id of the device's anonymous user, instead of `device`.","schema":{"$ref":"#/components\#
  /schemas/UserId"}},{"name":"accountToken","required":false,"summary":"Account token to regis\#
  ter for the user, who then claims every unclaimed purchase that carries it.","schema":{"$ref\#
  ":"#/components/schemas/AccountToken"}},{"name":"project","required":false,"summary":"Id of \#
  the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name\#
  ":"dryRun","required":false,"summary":"Computes the result and the events without changing a\#
  nything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":f\#
  alse,"summary":"Makes a retry safe: the same key with the same params returns the stored res\#
  ult.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],\#
  ["anonymousId"]],"result":{"name":"result","schema":{"type":"object","properties":{"user":{"\#
  $ref":"#/components/schemas/User"},"created":{"description":"True when this call created the\#
   user.","type":"boolean"},"outcome":{"description":"attached: the user became a holder of at\#
   least one purchase, and no holder lost any. moved: purchases moved from the anonymous user \#
  to this user. aliased: both users became one customer. switched: only the device's current u\#
  ser changed. unchanged: the user was already logged in.","type":"string","enum":["attached",\#
  "aliased","moved","switched","unchanged"]},"shouldRefresh":{"description":"True exactly when\#
   `purchases` or `claimed` is not empty: the app refreshes what it shows.","type":"boolean"},\#
  "purchases":{"description":"Purchases that changed holders. After an alias: the purchases th\#
  at the anonymous user's customer held.","type":"array","items":{"$ref":"#/components/schemas\#
  /Move"}},"claimed":{"description":"The unclaimed purchases that this call gave to the user, \#
  with those that replace them; absent if there are none. In the order of `store`, then `origi\#
  nalTransactionId`.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"dryRun":{"\#
  description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description\#
  ":"The events that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"\#
  #/components/schemas/Event"}},"replayed":{"description":"True when this is the stored result\#
   of an idempotency key; otherwise absent.","type":"boolean"}},"required":["user","created","\#
  outcome","shouldRefresh","purchases"]}},"errors":[{"code":-32602,"message":"A parameter is m\#
  issing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fie\#
  ld` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable"\#
  :false}},{"code":1000,"message":"The caller's role is lower than the role that the method ne\#
  eds. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's \#
  role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The pro\#
  ject has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"m\#
  essage":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"c\#
  ode":1102,"message":"No user may have this id: it is empty, or in the project's `blockedUser\#
  Ids`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has\#
   more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong",\#
  "retryable":false}},{"code":1104,"message":"The id begins with the project's anonymous prefi\#
  x, or it is the id of an anonymous user or a customerId. In `user.import`: the id belongs to\#
   another customer, or no daemon makes such an anonymous id or customerId.","data":{"kind":"r\#
  eservedUserId","retryable":false}},{"code":1200,"message":"The daemon has no such project.",\#
  "data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"A call of the sa\#
  me method used this key with other params in the last 24 hours.","data":{"kind":"idempotency\#
  Conflict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. No\#
  thing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"c\#
  ode":1401,"message":"The write may not be on the disk: the daemon stops, and its next start \#
  shows what is stored. Or the daemon cannot read a record that the request needs, or its data\#
   file was removed: then it keeps running.","data":{"kind":"storageFailed","retryable":false}\#
  },{"code":1405,"message":"The shared database could not be reached, or did not answer in tim\#
  e; other stores have no such error. With `outcome` `notApplied`, nothing changed. With `unkn\#
  own`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retryable":\#
  true}}],"examples":[{"name":"a new user","x-given":[{"method":"project.define","params":{"pr\#
  oducts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"20\#
  26-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"na\#
  me":"device","value":"iphone"},{"name":"userId","value":"user_id_1"}],"result":{"name":"resu\#
  lt","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1"\#
  ,"customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-\#
  01T00:00:00.000Z","environment":"production"},"created":true,"outcome":"switched","shouldRef\#
  resh":false,"purchases":[]}}},{"name":"with a purchase made before","x-given":[{"method":"pr\#
  oject.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premiu\#
  m"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device"\#
  :"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"ap\#
  pStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"\#
  device","value":"iphone"},{"name":"userId","value":"user_id_1"}],"result":{"name":"result","\#
  value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","cus\#
  tomerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00\#
  :00:00.000Z","environment":"production"},"created":true,"outcome":"attached","shouldRefresh"\#
  :true,"purchases":[{"store":"appStore","originalTransactionId":"1000","product":"monthly","k\#
  ind":"subscription","from":["{{anonymous}}"],"to":"user_id_1","shared":true}]}}},{"name":"th\#
  e same id again","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kin\#
  d":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}\#
  }},{"method":"install","params":{"device":"iphone"}},{"method":"identify","params":{"device"\#
  :"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"},{"name":"user\#
  Id","value":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anony\#
  mousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":["use\#
  r_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"\#
  },"created":false,"outcome":"unchanged","shouldRefresh":false,"purchases":[]}}}]},{"name":"i\#
  nstall","summary":"Registers a device and creates its anonymous user.","x-role":"write","x-s\#
  ince":1,"paramStructure":"either","params":[{"name":"device","required":false,"summary":"Id \#
  of the device. Default: a new id, which the daemon makes.","schema":{"$ref":"#/components/sc\#
  hemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of a user to log in on the\#
   new device, without attaching, moving or aliasing anything.","schema":{"$ref":"#/components\#
  /schemas/UserId"}},{"name":"storeAccount","required":false,"summary":"Store account whose pu\#
  rchases the device can restore.","schema":{"$ref":"#/components/schemas/StoreAccountId"}},{"\#
  name":"platform","required":false,"summary":"Platform of the device: ios, android, web or an\#
  other word of that form.","schema":{"$ref":"#/components/schemas/Platform"}},{"name":"app","\#
  required":false,"summary":"The installed app, for example its bundle id.","schema":{"$ref":"\#
  #/components/schemas/AppId"}},{"name":"accountToken","required":false,"summary":"Account tok\#
  en to register for the device's current user, who then claims every unclaimed purchase that \#
  carries it.","schema":{"$ref":"#/components/schemas/AccountToken"}},{"name":"project","requi\#
  red":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId",\#
  "default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result and t\#
  he events without changing anything.","schema":{"type":"boolean","default":false}},{"name":"\#
  idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with the same p\#
  arams returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],\#
  "result":{"name":"result","schema":{"type":"object","properties":{"device":{"$ref":"#/compon\#
  ents/schemas/DeviceId"},"created":{"description":"False when the device was already register\#
  ed.","type":"boolean"},"user":{"$ref":"#/components/schemas/User"},"shouldRefresh":{"descrip\#
  tion":"True when the call claimed purchases: the app has to check the user's entitlements. O\#
  therwise absent.","type":"boolean"},"claimed":{"description":"The unclaimed purchases that t\#
  his call gave to the user, with those that replace them; absent if there are none. In the or\#
  der of `store`, then `originalTransactionId`.","type":"array","items":{"$ref":"#/components/\#
  schemas/Move"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boole\#
  an"},"events":{"description":"The events that the call would emit. Only in a dry run.","type\#
  ":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True whe\#
  n this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"re\#
  quired":["device","created","user"]}},"errors":[{"code":-32602,"message":"A parameter is mis\#
  sing, unknown, of a wrong type or out of range, or two parameters exclude each other. `field\#
  ` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":f\#
  alse}},{"code":1000,"message":"The caller's role is lower than the role that the method need\#
  s. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's ro\#
  le.","data":{"kind":"permissionDenied","retryable":false}},{"code":1102,"message":"No user m\#
  ay have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blocked\#
  UserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the\#
   project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":11\#
  04,"message":"The id begins with the project's anonymous prefix, or it is the id of an anony\#
  mous user or a customerId. In `user.import`: the id belongs to another customer, or no daemo\#
  n makes such an anonymous id or customerId.","data":{"kind":"reservedUserId","retryable":fal\#
  se}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject\#
  ","retryable":false}},{"code":1300,"message":"A call of the same method used this key with o\#
  ther params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},\#
  {"code":1400,"message":"The disk has no room for the write. Nothing changes, and reading sti\#
  ll works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write\#
   may not be on the disk: the daemon stops, and its next start shows what is stored. Or the d\#
  aemon cannot read a record that the request needs, or its data file was removed: then it kee\#
  ps running.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The \#
  shared database could not be reached, or did not answer in time; other stores have no such e\#
  rror. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may no\#
  t be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"a\#
   new device","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"\#
  subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],\#
  "params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"device":"i\#
  phone","created":true,"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId\#
  ":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt\#
  ":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"again","x-given":[{"met\#
  hod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":\#
  ["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{\#
  "device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result"\#
  ,"value":{"device":"iphone","created":false,"user":{"id":"{{anonymous}}","anonymousId":"{{an\#
  onymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"devic\#
  e":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"a\#
  s a user","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"sub\#
  scription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"pa\#
  rams":[{"name":"device","value":"iphone"},{"name":"userId","value":"user_id_1"}],"result":{"\#
  name":"result","value":{"device":"iphone","created":true,"user":{"id":"user_id_1","anonymous\#
  Id":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id\#
  _1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}}\#
  ,{"name":"as a dry run","x-given":[{"method":"project.define","params":{"products":{"monthly\#
  ":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00\#
  .000Z"}}}],"params":[{"name":"device","value":"iphone"},{"name":"dryRun","value":true}],"res\#
  ult":{"name":"result","value":{"device":"iphone","created":true,"user":{"id":"{{anonymous}}"\#
  ,"anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{\#
  anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"produc\#
  tion"},"dryRun":true,"events":[{"id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:0\#
  0.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"m\#
  ethod":"install","id":"{{any}}"},"device":"iphone"}]}}}]},{"name":"logout","summary":"Logs o\#
  ut the user of a device.","x-role":"write","x-since":1,"paramStructure":"either","params":[{\#
  "name":"device","required":true,"summary":"Id of the device.","schema":{"$ref":"#/components\#
  /schemas/DeviceId"}},{"name":"project","required":false,"summary":"Id of the project.","sche\#
  ma":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","require\#
  d":false,"summary":"Computes the result and the events without changing anything.","schema":\#
  {"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Mak\#
  es a retry safe: the same key with the same params returns the stored result.","schema":{"$r\#
  ef":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"obj\#
  ect","properties":{"user":{"$ref":"#/components/schemas/User"},"outcome":{"description":"log\#
  gedOut: the device's anonymous user is current again. rotated: the device has a new anonymou\#
  s user. unchanged: no user was logged in.","type":"string","enum":["loggedOut","rotated","un\#
  changed"]},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},\#
  "events":{"description":"The events that the call would emit. Only in a dry run.","type":"ar\#
  ray","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when thi\#
  s is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"require\#
  d":["user","outcome"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown,\#
   of a wrong type or out of range, or two parameters exclude each other. `field` points to it\#
  ; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code"\#
  :1000,"message":"The caller's role is lower than the role that the method needs. `uid` and `\#
  role` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"\#
  kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has no such\#
   device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1105,"message":"No user\#
   is logged in on the device, and the project's `onAnonymousLogout` is `refuse`.","data":{"ki\#
  nd":"alreadyAnonymous","retryable":false}},{"code":1200,"message":"The daemon has no such pr\#
  oject.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"A call o\#
  f the same method used this key with other params in the last 24 hours.","data":{"kind":"ide\#
  mpotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the w\#
  rite. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":tr\#
  ue}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its nex\#
  t start shows what is stored. Or the daemon cannot read a record that the request needs, or \#
  its data file was removed: then it keeps running.","data":{"kind":"storageFailed","retryable\#
  ":false}},{"code":1405,"message":"The shared database could not be reached, or did not answe\#
  r in time; other stores have no such error. With `outcome` `notApplied`, nothing changed. Wi\#
  th `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","ret\#
  ryable":true}}],"examples":[{"name":"a user is logged in","x-given":[{"method":"project.defi\#
  ne","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clo\#
  ck":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}\#
  },{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name"\#
  :"device","value":"iphone"}],"result":{"name":"result","value":{"user":{"id":"{{anonymous}}"\#
  ,"anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{\#
  anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"produc\#
  tion"},"outcome":"loggedOut"}}},{"name":"no user is logged in","x-given":[{"method":"project\#
  .define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}}\#
  ,"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iph\#
  one"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"us\#
  er":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{an\#
  onymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.00\#
  0Z","environment":"production"},"outcome":"unchanged"}}}]},{"name":"project.define","summary\#
  ":"Creates a project, or changes the given parts of its definition.","x-role":"admin","x-sin\#
  ce":1,"paramStructure":"either","params":[{"name":"project","required":false,"summary":"Id o\#
  f the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"na\#
  me":"rules","required":false,"summary":"How users and purchases move: a preset, or a preset \#
  and the rules that differ from it. Default for a new project: qonversion.","schema":{"$ref":\#
  "#/components/schemas/RulesChoice"}},{"name":"products","required":false,"summary":"The cata\#
  logue: products by their ids. It replaces the previous catalogue as a whole. A product that \#
  a stored transaction names cannot be left out unless `removed` names it.","schema":{"$ref":"\#
  #/components/schemas/Catalogue"}},{"name":"entitlements","required":false,"summary":"Ids tha\#
  t `grant` accepts in addition to the entitlements of the catalogue. They replace the previou\#
  s list as a whole.","schema":{"type":"array","items":{"$ref":"#/components/schemas/Entitleme\#
  ntId"},"maxItems":10000}},{"name":"environment","required":false,"summary":"Environment whos\#
  e purchases give access. Default for a new project: production.","schema":{"$ref":"#/compone\#
  nts/schemas/ProjectEnvironment"}},{"name":"clock","required":false,"summary":"Clock of the p\#
  roject: `system`, `manual` (a manual clock that starts now), or {\"manual\": TIMESTAMP}. It \#
  can only change before the first device, user or purchase. Default for a new project: system\#
  .","schema":{"$ref":"#/components/schemas/ClockChoice"}},{"name":"webhooks","required":false\#
  ,"summary":"URLs that receive the project's events, each URL once. They replace the previous\#
   list as a whole. Default for a new project: none.","schema":{"type":"array","items":{"$ref"\#
  :"#/components/schemas/WebhookChoice"},"maxItems":10}},{"name":"stores","required":false,"su\#
  mmary":"Settings of stores. `appStore`, `playStore` and `stripe` say how `store.notify` veri\#
  fies and reads what these stores send. `custom` lists stores of the project's own, up to 20.\#
   A custom store stays while a purchase names it. Default for a new project: none.","schema":\#
  {"$ref":"#/components/schemas/StoresChoice"}},{"name":"removed","required":false,"summary":"\#
  Products that `products` leaves out although stored transactions name them: their buyers los\#
  e what these products give.","schema":{"type":"array","items":{"$ref":"#/components/schemas/\#
  ProductId"},"maxItems":10000}},{"name":"dryRun","required":false,"summary":"Computes the res\#
  ult and the events without changing anything.","schema":{"type":"boolean","default":false}},\#
  {"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with t\#
  he same params returns the stored result.","schema":{"$ref":"#/components/schemas/Idempotenc\#
  yKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"project":{"$ref"\#
  :"#/components/schemas/Project"},"changes":{"$ref":"#/components/schemas/AccessChanges"},"dr\#
  yRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"des\#
  cription":"The events that the call would emit. Only in a dry run. The changes of access tha\#
  t a new catalogue causes come later, and are not in the list: `changes` counts them.","type"\#
  :"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when\#
   this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"req\#
  uired":["project","changes"]}},"errors":[{"code":-32602,"message":"A parameter is missing, u\#
  nknown, of a wrong type or out of range, or two parameters exclude each other. `field` point\#
  s to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},\#
  {"code":1000,"message":"The caller's role is lower than the role that the method needs. `uid\#
  ` and `role` are the caller's (`none` without a role), and `needs` is the method's role.","d\#
  ata":{"kind":"permissionDenied","retryable":false}},{"code":1209,"message":"`products` leave\#
  s out a product that a stored transaction names, and `removed` does not name it. Nothing cha\#
  nges. `product` is the first such product; `customers` counts who holds a purchase that name\#
  s it, also an expired one. `customers` is missing if the project has more than `definitionRe\#
  cordsMax` customers and purchases: each product counts as used then.","data":{"kind":"produc\#
  tInUse","retryable":false}},{"code":1300,"message":"A call of the same method used this key \#
  with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":fa\#
  lse}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, and readi\#
  ng still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The\#
   write may not be on the disk: the daemon stops, and its next start shows what is stored. Or\#
   the daemon cannot read a record that the request needs, or its data file was removed: then \#
  it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message"\#
  :"The shared database could not be reached, or did not answer in time; other stores have no \#
  such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or \#
  may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"na\#
  me":"a new project","params":[{"name":"project","value":"news"},{"name":"rules","value":{"pr\#
  eset":"qonversion","onRestore":"transfer"}},{"name":"products","value":{"monthly":{"kind":"s\#
  ubscription","entitlements":["premium"]}}},{"name":"clock","value":{"manual":"2026-01-01T00:\#
  00:00.000Z"}}],"result":{"name":"result","value":{"project":{"id":"news","rules":{"preset":"\#
  qonversion","anonymousPrefix":"QON_","onIdentifyNew":"attach","onIdentifyKnown":"attach","on\#
  Switch":"logoutFirst","onLogout":"return","onAnonymousLogout":"ignore","purchaseHolders":"de\#
  viceAndUser","onRestore":"transfer","anonymousHolders":"asOthers","oneTimePurchases":"move",\#
  "unclaimedPurchases":"keep","userIdLengthMax":255,"blockedUserIds":[""]},"products":{"monthl\#
  y":{"kind":"subscription","entitlements":["premium"]}},"entitlements":[],"environment":"prod\#
  uction","clock":{"kind":"manual","now":"2026-01-01T00:00:00.000Z"},"webhooks":[],"stores":{"\#
  custom":[]},"createdAt":"2026-01-01T00:00:00.000Z","counts":{"devices":0,"users":0,"customer\#
  s":0,"purchases":0,"unclaimed":0,"events":0}},"changes":{"customers":0,"gained":{},"lost":{}\#
  ,"counted":true}}}},{"name":"a change of one thing","x-given":[{"method":"project.define","p\#
  arams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"\#
  manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"pa\#
  rams":[{"name":"entitlements","value":["vip"]}],"result":{"name":"result","value":{"project"\#
  :{"id":"default","rules":{"preset":"qonversion","anonymousPrefix":"QON_","onIdentifyNew":"at\#
  tach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"return","onAnonymousLo\#
  gout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"share","anonymousHolders":"asO\#
  thers","oneTimePurchases":"move","unclaimedPurchases":"keep","userIdLengthMax":255,"blockedU\#
  serIds":[""]},"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"ent\#
  itlements":["vip"],"environment":"production","clock":{"kind":"manual","now":"2026-01-01T00:\#
  00:00.000Z"},"webhooks":[],"stores":{"custom":[]},"createdAt":"{{any}}","counts":{"devices":\#
  1,"users":1,"customers":1,"purchases":0,"unclaimed":0,"events":1}},"changes":{"customers":0,\#
  "gained":{},"lost":{},"counted":true}}}},{"name":"webhooks","params":[{"name":"project","val\#
  ue":"news"},{"name":"clock","value":{"manual":"2026-01-01T00:00:00.000Z"}},{"name":"webhooks\#
  ","value":[{"url":"https://example.com/events","secret":"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaL\#
  aSw"},{"url":"https://example.com/purchases","secret":"a-new-one-of-many-characters","oldSec\#
  ret":"the-one-before","format":"purchasely"}]}],"result":{"name":"result","value":{"project"\#
  :{"id":"news","rules":"{{any}}","products":{},"entitlements":[],"environment":"production","\#
  clock":{"kind":"manual","now":"2026-01-01T00:00:00.000Z"},"webhooks":[{"url":"https://exampl\#
  e.com/events","format":"entitled"},{"url":"https://example.com/purchases","format":"purchase\#
  ly"}],"stores":{"custom":[]},"createdAt":"2026-01-01T00:00:00.000Z","counts":{"devices":0,"u\#
  sers":0,"customers":0,"purchases":0,"unclaimed":0,"events":0}},"changes":{"customers":0,"gai\#
  ned":{},"lost":{},"counted":true}}}}]},{"name":"project.describe","summary":"Returns the def\#
  inition of a project with every rule, and the number of its records.","x-role":"read","x-sin\#
  ce":1,"paramStructure":"either","params":[{"name":"project","required":false,"summary":"Id o\#
  f the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"re\#
  sult":{"name":"result","schema":{"type":"object","properties":{"project":{"$ref":"#/componen\#
  ts/schemas/Project"}},"required":["project"]}},"errors":[{"code":-32602,"message":"A paramet\#
  er is missing, unknown, of a wrong type or out of range, or two parameters exclude each othe\#
  r. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","ret\#
  ryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the me\#
  thod needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the me\#
  thod's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"\#
  The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code"\#
  :1405,"message":"The shared database could not be reached, or did not answer in time; other \#
  stores have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the\#
   change may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"\#
  examples":[{"name":"the project that is there from the start","params":[],"result":{"name":"\#
  result","value":{"project":{"id":"default","rules":{"preset":"qonversion","anonymousPrefix":\#
  "QON_","onIdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogou\#
  t":"return","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"shar\#
  e","anonymousHolders":"asOthers","oneTimePurchases":"move","unclaimedPurchases":"keep","user\#
  IdLengthMax":255,"blockedUserIds":[""]},"products":{},"entitlements":[],"environment":"produ\#
  ction","clock":{"kind":"system"},"webhooks":[],"stores":{"custom":[]},"createdAt":"{{any}}",\#
  "counts":{"devices":0,"users":0,"customers":0,"purchases":0,"unclaimed":0,"events":0}}}}}]},\#
  {"name":"project.list","summary":"Lists the projects, sorted by id in byte order.","x-role":\#
  "read","x-since":1,"paramStructure":"either","params":[{"name":"project","required":false,"s\#
  ummary":"Has no effect, but must exist: a client can send it with every call.","schema":{"$r\#
  ef":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schem\#
  a":{"type":"object","properties":{"projects":{"type":"array","items":{"$ref":"#/components/s\#
  chemas/ProjectSummary"}}},"required":["projects"]}},"errors":[{"code":-32602,"message":"A pa\#
  rameter is missing, unknown, of a wrong type or out of range, or two parameters exclude each\#
   other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams"\#
  ,"retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that t\#
  he method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is t\#
  he method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"messa\#
  ge":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"\#
  code":1405,"message":"The shared database could not be reached, or did not answer in time; o\#
  ther stores have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`\#
  , the change may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true\#
  }}],"examples":[{"name":"one project","params":[],"result":{"name":"result","value":{"projec\#
  ts":[{"id":"default","preset":"qonversion","createdAt":"{{any}}","counts":{"devices":0,"user\#
  s":0,"customers":0,"purchases":0,"unclaimed":0,"events":0}}]}}}]},{"name":"project.stores","\#
  summary":"Returns how a project verifies and reads what stores send, with Stripe's secrets."\#
  ,"x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"project","require\#
  d":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","d\#
  efault":"default"}}],"result":{"name":"result","schema":{"type":"object","properties":{"stor\#
  es":{"$ref":"#/components/schemas/Stores"}},"required":["stores"]}},"errors":[{"code":-32602\#
  ,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two paramet\#
  ers exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind"\#
  :"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than\#
   the role that the method needs. `uid` and `role` are the caller's (`none` without a role), \#
  and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"c\#
  ode":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retry\#
  able":false}},{"code":1405,"message":"The shared database could not be reached, or did not a\#
  nswer in time; other stores have no such error. With `outcome` `notApplied`, nothing changed\#
  . With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable",\#
  "retryable":true}}],"examples":[{"name":"settings of three stores","x-given":[{"method":"pro\#
  ject.define","params":{"stores":{"appStore":{"apps":[{"bundleId":"com.example","appAppleId":\#
  1234}]},"playStore":{"packages":["com.example"]},"stripe":{"secret":"whsec_test","userFrom":\#
  ["client_reference_id","metadata.userId"],"grace":"P7D"},"custom":["Zeta"]}}}],"params":[],"\#
  result":{"name":"result","value":{"stores":{"appStore":{"apps":[{"bundleId":"com.example","a\#
  ppAppleId":1234}],"environments":["Production","Sandbox"],"roots":[]},"playStore":{"packages\#
  ":["com.example"]},"stripe":{"secret":"whsec_test","oldSecret":null,"product":"product","use\#
  rFrom":["client_reference_id","metadata.userId"],"grace":"P7D"},"custom":["Zeta"]}}}}]},{"na\#
  me":"project.webhooks","summary":"Returns the webhooks of a project with their secrets.","x-\#
  role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"project","required":f\#
  alse,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","defau\#
  lt":"default"}}],"result":{"name":"result","schema":{"type":"object","properties":{"webhooks\#
  ":{"type":"array","items":{"$ref":"#/components/schemas/Webhook"}}},"required":["webhooks"]}\#
  },"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or ou\#
  t of range, or two parameters exclude each other. `field` points to it; `nearest` lists simi\#
  lar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The c\#
  aller's role is lower than the role that the method needs. `uid` and `role` are the caller's\#
   (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenie\#
  d","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kin\#
  d":"unknownProject","retryable":false}},{"code":1405,"message":"The shared database could no\#
  t be reached, or did not answer in time; other stores have no such error. With `outcome` `no\#
  tApplied`, nothing changed. With `unknown`, the change may or may not be stored.","data":{"k\#
  ind":"storageUnavailable","retryable":true}}],"examples":[{"name":"a webhook that was define\#
  d after the first event","x-given":[{"method":"install","params":{"device":"iphone"}},{"meth\#
  od":"project.define","params":{"webhooks":[{"url":"http://127.0.0.1:8080/","secret":"sesame"\#
  }]}}],"params":[],"result":{"name":"result","value":{"webhooks":[{"url":"http://127.0.0.1:80\#
  80/","secret":"sesame","oldSecret":null,"authorization":null,"format":"entitled","paused":fa\#
  lse,"consumer":"webhook-1","cursor":"1"}]}}}]},{"name":"purchase","summary":"Records a store\#
   transaction, and sets the holders of a new purchase.","x-role":"write","x-since":1,"paramSt\#
  ructure":"either","params":[{"name":"device","required":false,"summary":"Id of the device on\#
   which the customer bought.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"use\#
  rId","required":false,"summary":"Id of the buyer, instead of `device`. The daemon creates an\#
   unknown user, so that no payment is lost.","schema":{"$ref":"#/components/schemas/UserId"}}\#
  ,{"name":"product","required":true,"summary":"Id of the product. The daemon also records a p\#
  roduct that the catalogue does not have.","schema":{"$ref":"#/components/schemas/ProductId"}\#
  },{"name":"store","required":true,"summary":"Store that took the payment: appStore, macAppSt\#
  ore, playStore, amazon, huawei, samsung, roku, microsoft, paddle, stripe, web, or one of the\#
   project's `stores.custom`.","schema":{"$ref":"#/components/schemas/Store"}},{"name":"transa\#
  ctionId","required":true,"summary":"The store's id of this transaction.","schema":{"$ref":"#\#
  /components/schemas/TransactionId"}},{"name":"originalTransactionId","required":false,"summa\#
  ry":"Id of the first transaction of the same purchase. Default: `transactionId`.","schema":{\#
  "$ref":"#/components/schemas/TransactionId"}},{"name":"kind","required":false,"summary":"Kin\#
  d of the product. It overrides the kind in the catalogue.","schema":{"$ref":"#/components/sc\#
  hemas/ProductKind"}},{"name":"purchasedAt","required":false,"summary":"Purchase time, RFC 33\#
  39. Default: `asOf`, or now.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"expi\#
  resAt","required":false,"summary":"Last millisecond of the paid period, RFC 3339. Default: n\#
  o end.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"periodType","required":fal\#
  se,"summary":"Price of the period: full (normal), a trial, or introductory (intro).","schema\#
  ":{"$ref":"#/components/schemas/PeriodType","default":"normal"}},{"name":"environment","requ\#
  ired":false,"summary":"Environment of the store: production, or sandbox for test purchases."\#
  ,"schema":{"$ref":"#/components/schemas/PurchaseEnvironment","default":"production"}},{"name\#
  ":"isFamilyShared","required":false,"summary":"Whether a family member bought it and shares \#
  it.","schema":{"type":"boolean","default":false}},{"name":"price","required":false,"summary"\#
  :"Price that the customer paid: a decimal number in a string, for example \"9.99\".","schema\#
  ":{"$ref":"#/components/schemas/Price"}},{"name":"currency","required":false,"summary":"Curr\#
  ency of the price: an ISO 4217 code, for example EUR.","schema":{"$ref":"#/components/schema\#
  s/Currency"}},{"name":"country","required":false,"summary":"Country of the purchase: an ISO \#
  3166 code, for example DE.","schema":{"$ref":"#/components/schemas/Country"}},{"name":"offer\#
  Code","required":false,"summary":"Offer code that the customer redeemed.","schema":{"type":"\#
  string","minLength":1,"maxLength":255}},{"name":"attributes","required":false,"summary":"Up \#
  to 20 strings of your own, which the events of this purchase repeat.","schema":{"$ref":"#/co\#
  mponents/schemas/Attributes"}},{"name":"asOf","required":false,"summary":"Time at which the \#
  store made this statement, RFC 3339. Without it, this is a statement of the caller, made now\#
  .","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"replaces","required":false,"sum\#
  mary":"Purchase of the same store that this one takes over: its `originalTransactionId`, or \#
  one of its keys. Google calls it linkedPurchaseToken.","schema":{"$ref":"#/components/schema\#
  s/TransactionId"}},{"name":"keys","required":false,"summary":"Up to ten further names of the\#
   purchase, for example a Google order id. Each finds it wherever `originalTransactionId` is \#
  a param. If the daemon does not know `originalTransactionId`, the first key that names a pur\#
  chase does.","schema":{"type":"array","items":{"$ref":"#/components/schemas/TransactionId"},\#
  "maxItems":10}},{"name":"accountToken","required":false,"summary":"Account token of the purc\#
  hase. When the call names a user or a device, it is registered for that user.","schema":{"$r\#
  ef":"#/components/schemas/AccountToken"}},{"name":"project","required":false,"summary":"Id o\#
  f the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"na\#
  me":"dryRun","required":false,"summary":"Computes the result and the events without changing\#
   anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required"\#
  :false,"summary":"Makes a retry safe: the same key with the same params returns the stored r\#
  esult.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result",\#
  "schema":{"type":"object","properties":{"purchase":{"$ref":"#/components/schemas/Purchase"},\#
  "created":{"description":"True when the purchase is new.","type":"boolean"},"outcome":{"desc\#
  ription":"recorded: a new purchase. received: the buyer did not hold the purchase, and holds\#
   it now. claimed: the purchase had no holder before; now the buyer holds it. planChanged: a \#
  new transaction with another product. renewed: any other new transaction. updated: a fact wi\#
  th `asOf` changed a known transaction. stale: the daemon had newer information about every f\#
  ield that differs. unchanged: no field differs, the transaction is known and the call has no\#
   `asOf`, or the transaction is new and older than the latest.","type":"string","enum":["reco\#
  rded","renewed","planChanged","received","claimed","updated","stale","unchanged"]},"stale":{\#
  "description":"The params that lost against newer information; absent when there are none.",\#
  "type":"array","items":{"type":"string"}},"entitlements":{"$ref":"#/components/schemas/Entit\#
  lements","description":"The buyer's entitlements after the call. Without `device` and `userI\#
  d`: those of the holder, or none if the purchase has no holder."},"warnings":{"description":\#
  "Absent when there are no warnings.","type":"array","items":{"$ref":"#/components/schemas/Wa\#
  rning"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"e\#
  vents":{"description":"The events that the call would emit. Only in a dry run.","type":"arra\#
  y","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this \#
  is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required"\#
  :["purchase","created","outcome","entitlements"]}},"errors":[{"code":-32602,"message":"A par\#
  ameter is missing, unknown, of a wrong type or out of range, or two parameters exclude each \#
  other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams",\#
  "retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that th\#
  e method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is th\#
  e method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"messag\#
  e":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"co\#
  de":1102,"message":"No user may have this id: it is empty, or in the project's `blockedUserI\#
  ds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has \#
  more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","\#
  retryable":false}},{"code":1104,"message":"The id begins with the project's anonymous prefix\#
  , or it is the id of an anonymous user or a customerId. In `user.import`: the id belongs to \#
  another customer, or no daemon makes such an anonymous id or customerId.","data":{"kind":"re\#
  servedUserId","retryable":false}},{"code":1200,"message":"The daemon has no such project.","\#
  data":{"kind":"unknownProject","retryable":false}},{"code":1202,"message":"Another user hold\#
  s the purchase, and a rule of the project keeps it there. `holder` and `rule` name them. In \#
  `user.import` there is no `rule`: the import does not name the holder. Nothing changes.","da\#
  ta":{"kind":"purchaseHeldByAnother","retryable":false}},{"code":1300,"message":"A call of th\#
  e same method used this key with other params in the last 24 hours.","data":{"kind":"idempot\#
  encyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the write\#
  . Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}}\#
  ,{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its next st\#
  art shows what is stored. Or the daemon cannot read a record that the request needs, or its \#
  data file was removed: then it keeps running.","data":{"kind":"storageFailed","retryable":fa\#
  lse}},{"code":1405,"message":"The shared database could not be reached, or did not answer in\#
   time; other stores have no such error. With `outcome` `notApplied`, nothing changed. With `\#
  unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retryab\#
  le":true}}],"examples":[{"name":"a subscription","x-given":[{"method":"project.define","para\#
  ms":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"man\#
  ual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"param\#
  s":[{"name":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"store",\#
  "value":"appStore"},{"name":"transactionId","value":"1000"},{"name":"expiresAt","value":"202\#
  6-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","\#
  originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscriptio\#
  n","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purch\#
  asedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt"\#
  :"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"produ\#
  ction","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"\#
  autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,\#
  "pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsA\#
  s":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"replacedAt\#
  ":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000"\#
  ,"product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expires\#
  At":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"created":true,"outcome"\#
  :"recorded","entitlements":{"premium":{"id":"premium","active":true,"state":"active","produc\#
  tId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodTy\#
  pe":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","\#
  gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"\#
  2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"\#
  environment":"production","store":"appStore","transactionId":"1000","originalTransactionId":\#
  "1000"}}}}},{"name":"the same transaction again","x-given":[{"method":"project.define","para\#
  ms":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"man\#
  ual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"metho\#
  d":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","transactio\#
  nId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"device","value":"ip\#
  hone"},{"name":"product","value":"monthly"},{"name":"store","value":"appStore"},{"name":"tra\#
  nsactionId","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result\#
  ":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","t\#
  ransactionId":"1000","product":"monthly","kind":"subscription","state":"active","holders":["\#
  {{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000\#
  Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","tri\#
  alStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,"p\#
  rice":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabl\#
  edAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":\#
  null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billin\#
  gIssueAt":null,"replaces":null,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCount":0\#
  ,"accountToken":null,"transactions":[{"transactionId":"1000","product":"monthly","periodType\#
  ":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","\#
  asOf":"2026-01-01T00:00:00.000Z"}]},"created":false,"outcome":"unchanged","entitlements":{"p\#
  remium":{"id":"premium","active":true,"state":"active","productId":"monthly","source":"appSt\#
  ore","renewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026\#
  -01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"fi\#
  rstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","tri\#
  alStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","sto\#
  re":"appStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"by a user\#
   who is logged in","x-given":[{"method":"project.define","params":{"products":{"monthly":{"k\#
  ind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z\#
  "}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","params":{"devic\#
  e":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"},{"name":"pr\#
  oduct","value":"monthly"},{"name":"store","value":"appStore"},{"name":"transactionId","value\#
  ":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result"\#
  ,"value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"100\#
  0","product":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}","us\#
  er_id_1"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","fi\#
  rstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStar\#
  tedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,"price":\#
  null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":\#
  null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"\#
  revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssue\#
  At":null,"replaces":null,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCount":0,"acco\#
  untToken":null,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"nor\#
  mal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":\#
  "2026-01-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","entitlements":{"premium":\#
  {"id":"premium","active":true,"state":"active","productId":"monthly","source":"appStore","re\#
  newState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T0\#
  0:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurch\#
  asedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStarte\#
  dAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"app\#
  Store","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"a renewal","x-giv\#
  en":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","enti\#
  tlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install",\#
  "params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"mo\#
  nthly","store":"appStore","transactionId":"1000","purchasedAt":"2025-11-15T00:00:00.000Z","e\#
  xpiresAt":"2025-12-15T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name"\#
  :"product","value":"monthly"},{"name":"store","value":"appStore"},{"name":"transactionId","v\#
  alue":"1001"},{"name":"originalTransactionId","value":"1000"},{"name":"purchasedAt","value":\#
  "2025-12-15T00:00:00.000Z"},{"name":"expiresAt","value":"2026-01-15T00:00:00.000Z"}],"result\#
  ":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","t\#
  ransactionId":"1001","product":"monthly","kind":"subscription","state":"active","holders":["\#
  {{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2025-12-15T00:00:00.000\#
  Z","firstPurchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","tri\#
  alStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,"p\#
  rice":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabl\#
  edAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":\#
  null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billin\#
  gIssueAt":null,"replaces":null,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCount":1\#
  ,"accountToken":null,"transactions":[{"transactionId":"1000","product":"monthly","periodType\#
  ":"normal","purchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025-12-15T00:00:00.000Z","\#
  asOf":"2025-11-15T00:00:00.000Z"},{"transactionId":"1001","product":"monthly","periodType":"\#
  normal","purchasedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","asO\#
  f":"2025-12-15T00:00:00.000Z"}]},"created":false,"outcome":"renewed","entitlements":{"premiu\#
  m":{"id":"premium","active":true,"state":"active","productId":"monthly","source":"appStore",\#
  "renewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2025-11-1\#
  5T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPu\#
  rchasedAt":"2025-11-15T00:00:00.000Z","lastPurchasedAt":"2025-12-15T00:00:00.000Z","trialSta\#
  rtedAt":null,"autoRenewDisabledAt":null,"renewsCount":1,"environment":"production","store":"\#
  appStore","transactionId":"1001","originalTransactionId":"1000"}}}}},{"name":"a product that\#
   the catalogue does not know","x-given":[{"method":"project.define","params":{"products":{"m\#
  onthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00\#
  :00:00.000Z"}}}],"params":[{"name":"userId","value":"user_id_1"},{"name":"product","value":"\#
  montly"},{"name":"store","value":"stripe"},{"name":"transactionId","value":"pi_1"}],"result"\#
  :{"name":"result","value":{"purchase":{"store":"stripe","originalTransactionId":"pi_1","tran\#
  sactionId":"pi_1","product":"montly","kind":"nonConsumable","state":"active","holders":["use\#
  r_id_1"],"device":null,"storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPu\#
  rchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"trialStartedAt":null,"periodType":"n\#
  ormal","environment":"production","isFamilyShared":false,"price":null,"currency":null,"count\#
  ry":null,"offerCode":null,"autoRenew":false,"autoRenewDisabledAt":null,"gracePeriodExpiresAt\#
  ":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":\#
  null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"\#
  replacedBy":null,"replacedAt":null,"keys":[],"renewsCount":0,"accountToken":null,"transactio\#
  ns":[{"transactionId":"pi_1","product":"montly","periodType":"normal","purchasedAt":"2026-01\#
  -01T00:00:00.000Z","expiresAt":null,"asOf":"2026-01-01T00:00:00.000Z"}]},"created":true,"out\#
  come":"recorded","entitlements":{},"warnings":[{"kind":"unknownProduct","message":"{{any}}",\#
  "nearest":["monthly"]}]}}}]},{"name":"purchase.update","summary":"Updates a purchase, for ex\#
  ample after a refund. Omitted params keep their value.","x-role":"write","x-since":1,"paramS\#
  tructure":"either","params":[{"name":"store","required":true,"summary":"Store that took the \#
  payment.","schema":{"$ref":"#/components/schemas/Store"}},{"name":"originalTransactionId","r\#
  equired":true,"summary":"Id of the first transaction of the purchase.","schema":{"$ref":"#/c\#
  omponents/schemas/TransactionId"}},{"name":"expiresAt","required":false,"summary":"New last \#
  millisecond of the paid period, RFC 3339; null: no end.","schema":{"$ref":"#/components/sche\#
  mas/NullableMoment"}},{"name":"autoRenew","required":false,"summary":"Whether the subscripti\#
  on renews automatically; null: true for a subscription, else false.","schema":{"type":["bool\#
  ean","null"]}},{"name":"gracePeriodExpiresAt","required":false,"summary":"Last millisecond o\#
  f the grace period, RFC 3339; null: no grace period.","schema":{"$ref":"#/components/schemas\#
  /NullableMoment"}},{"name":"billingRetry","required":false,"summary":"Whether the store retr\#
  ies a failed payment; null: false.","schema":{"type":["boolean","null"]}},{"name":"pausedUnt\#
  il","required":false,"summary":"Time at which the pause ends, RFC 3339; null: no pause.","sc\#
  hema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"refundedAt","required":false,\#
  "summary":"Time of the refund, RFC 3339; null: no refund.","schema":{"$ref":"#/components/sc\#
  hemas/NullableMoment"}},{"name":"revokedAt","required":false,"summary":"Time at which the st\#
  ore withdrew access, RFC 3339, for example when family sharing ends; null: not withdrawn.","\#
  schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"product","required":false,"\#
  summary":"Id of the product from now on: a change of plan.","schema":{"$ref":"#/components/s\#
  chemas/ProductId"}},{"name":"transactionId","required":false,"summary":"Transaction that the\#
   statement is about. Required with `asOf`. Default: the latest; for a refund or a revocation\#
  , the latest that was bought at or before its moment.","schema":{"$ref":"#/components/schema\#
  s/TransactionId"}},{"name":"asOf","required":false,"summary":"Time at which the store made t\#
  his statement, RFC 3339. Without it, this is a statement of the caller, made now.","schema":\#
  {"$ref":"#/components/schemas/Moment"}},{"name":"endedAt","required":false,"summary":"Time a\#
  t which access ended before the end of the period, RFC 3339. Null clears it.","schema":{"$re\#
  f":"#/components/schemas/NullableMoment"}},{"name":"paused","required":false,"summary":"Whet\#
  her the subscription is paused, with or without a known end.","schema":{"type":["boolean","n\#
  ull"]}},{"name":"renewsAs","required":false,"summary":"Product of the next period. It gives \#
  no access. Null: the same product.","schema":{"type":["string","null"],"minLength":1,"maxLen\#
  gth":255}},{"name":"endReason","required":false,"summary":"Why the purchase ended, or will e\#
  nd. Null clears it.","schema":{"$ref":"#/components/schemas/EndReason"}},{"name":"project","\#
  required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Projec\#
  tId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result \#
  and the events without changing anything.","schema":{"type":"boolean","default":false}},{"na\#
  me":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with the s\#
  ame params returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey\#
  "}}],"result":{"name":"result","schema":{"type":"object","properties":{"purchase":{"$ref":"#\#
  /components/schemas/Purchase"},"outcome":{"description":"applied: a field changed. stale: th\#
  e daemon had newer information about every field that differs. unchanged: no field differs."\#
  ,"type":"string","enum":["applied","stale","unchanged"]},"stale":{"description":"The params \#
  that lost against newer information; absent when there are none.","type":"array","items":{"t\#
  ype":"string"}},"warnings":{"description":"Absent when there are no warnings.","type":"array\#
  ","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"True in a dry ru\#
  n; otherwise absent.","type":"boolean"},"events":{"description":"The events that the call wo\#
  uld emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},\#
  "replayed":{"description":"True when this is the stored result of an idempotency key; otherw\#
  ise absent.","type":"boolean"}},"required":["purchase","outcome"]}},"errors":[{"code":-32602\#
  ,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two paramet\#
  ers exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind"\#
  :"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than\#
   the role that the method needs. `uid` and `role` are the caller's (`none` without a role), \#
  and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"c\#
  ode":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retry\#
  able":false}},{"code":1201,"message":"The project has no purchase with this store and origin\#
  alTransactionId, or the purchase has no such transaction. Nothing changes.","data":{"kind":"\#
  unknownPurchase","retryable":false}},{"code":1300,"message":"A call of the same method used \#
  this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retr\#
  yable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, \#
  and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"mess\#
  age":"The write may not be on the disk: the daemon stops, and its next start shows what is s\#
  tored. Or the daemon cannot read a record that the request needs, or its data file was remov\#
  ed: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,\#
  "message":"The shared database could not be reached, or did not answer in time; other stores\#
   have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the chang\#
  e may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"exampl\#
  es":[{"name":"auto-renew turned off","x-given":[{"method":"project.define","params":{"produc\#
  ts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-0\#
  1-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase\#
  ","params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000",\#
  "expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"na\#
  me":"originalTransactionId","value":"1000"},{"name":"autoRenew","value":false}],"result":{"n\#
  ame":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transa\#
  ctionId":"1000","product":"monthly","kind":"subscription","state":"active","holders":["{{ano\#
  nymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","f\#
  irstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialSta\#
  rtedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,"price"\#
  :null,"currency":null,"country":null,"offerCode":null,"autoRenew":false,"autoRenewDisabledAt\#
  ":"2026-01-01T00:00:00.000Z","gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":\#
  null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endRe\#
  ason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"replacedAt":null,"keys":\#
  [],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","product":"mo\#
  nthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-0\#
  1T00:00:00.000Z","autoRenew":false,"autoRenewDisabledAt":"2026-01-01T00:00:00.000Z","asOf":"\#
  2026-01-01T00:00:00.000Z"}]},"outcome":"applied"}}},{"name":"a refund","x-given":[{"method":\#
  "project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["pre\#
  mium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"devi\#
  ce":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":\#
  "appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name\#
  ":"store","value":"appStore"},{"name":"originalTransactionId","value":"1000"},{"name":"refun\#
  dedAt","value":"2026-01-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"\#
  store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly",\#
  "kind":"subscription","state":"refunded","holders":["{{anonymous}}"],"device":"iphone","stor\#
  eAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00\#
  :00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal"\#
  ,"environment":"production","isFamilyShared":false,"price":null,"currency":null,"country":nu\#
  ll,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,\#
  "billingRetry":false,"pausedUntil":null,"refundedAt":"2026-01-01T00:00:00.000Z","revokedAt":\#
  null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"r\#
  eplaces":null,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCount":0,"accountToken":n\#
  ull,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purch\#
  asedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","refundedAt":"2026\#
  -01-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outcome":"applied"}}},{"name":"a\#
   refund that was none","x-given":[{"method":"project.define","params":{"products":{"monthly"\#
  :{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.\#
  000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"d\#
  evice":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2\#
  026-02-01T00:00:00.000Z"}},{"method":"purchase.update","params":{"store":"appStore","origina\#
  lTransactionId":"1000","refundedAt":"2026-01-01T00:00:00.000Z"}}],"params":[{"name":"store",\#
  "value":"appStore"},{"name":"originalTransactionId","value":"1000"},{"name":"refundedAt","va\#
  lue":null}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTrans\#
  actionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state":"a\#
  ctive","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026\#
  -01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T\#
  00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFam\#
  ilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":tr\#
  ue,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil"\#
  :null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endR\#
  eason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"replacedAt":null,"keys"\#
  :[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","product":"m\#
  onthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-\#
  01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outcome":"applied"}}}]},{"name":"res\#
  tore","summary":"Restores the purchases of a device's store account for its current user.","\#
  x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","required":\#
  true,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name\#
  ":"purchases","required":false,"summary":"Purchases to restore, from any store account; an e\#
  mpty list restores nothing. Default: every purchase of the device's store account.","schema"\#
  :{"type":"array","items":{"$ref":"#/components/schemas/PurchaseRef"},"maxItems":1000}},{"nam\#
  e":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/\#
  schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Comput\#
  es the result and the events without changing anything.","schema":{"type":"boolean","default\#
  ":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same \#
  key with the same params returns the stored result.","schema":{"$ref":"#/components/schemas/\#
  IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"user":\#
  {"$ref":"#/components/schemas/User"},"restored":{"description":"Purchases that the user hold\#
  s now and did not hold before, with unclaimed ones that replace them. In the order of `store\#
  `, then `originalTransactionId`.","type":"array","items":{"$ref":"#/components/schemas/Move"\#
  }},"transferred":{"description":"Those of `restored` that another user lost.","type":"array"\#
  ,"items":{"$ref":"#/components/schemas/Move"}},"refused":{"description":"Purchases that a ru\#
  le refused to restore.","type":"array","items":{"$ref":"#/components/schemas/Refusal"}},"ent\#
  itlements":{"$ref":"#/components/schemas/Entitlements","description":"The user's entitlement\#
  s after the call."},"warnings":{"description":"Absent when there are no warnings.","type":"a\#
  rray","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"True in a dr\#
  y run; otherwise absent.","type":"boolean"},"events":{"description":"The events that the cal\#
  l would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event\#
  "}},"replayed":{"description":"True when this is the stored result of an idempotency key; ot\#
  herwise absent.","type":"boolean"}},"required":["user","restored","transferred","refused","e\#
  ntitlements"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wr\#
  ong type or out of range, or two parameters exclude each other. `field` points to it; `neare\#
  st` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"m\#
  essage":"The caller's role is lower than the role that the method needs. `uid` and `role` ar\#
  e the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"p\#
  ermissionDenied","retryable":false}},{"code":1100,"message":"The project has no such device.\#
  ","data":{"kind":"unknownDevice","retryable":false}},{"code":1200,"message":"The daemon has \#
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
  {"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"after a reinstall","x-\#
  given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","e\#
  ntitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"instal\#
  l","params":{"device":"iphone","storeAccount":"ann"}},{"method":"purchase","params":{"device\#
  ":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-0\#
  2-01T00:00:00.000Z"}},{"method":"install","params":{"device":"ipad","storeAccount":"ann"}}],\#
  "params":[{"name":"device","value":"ipad"}],"result":{"name":"result","value":{"user":{"id":\#
  "{{new}}","anonymousId":"{{new}}","identityId":null,"customerId":"{{new}}","aliases":["{{new\#
  }}"],"device":"ipad","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"res\#
  tored":[{"store":"appStore","originalTransactionId":"1000","product":"monthly","kind":"subsc\#
  ription","from":["{{any}}"],"to":"{{new}}","shared":true}],"transferred":[],"refused":[],"en\#
  titlements":{"premium":{"id":"premium","active":true,"state":"active","productId":"monthly",\#
  "source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"normal","s\#
  tartedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpi\#
  resAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:0\#
  0:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"p\#
  roduction","store":"appStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"n\#
  ame":"nothing to restore","x-given":[{"method":"project.define","params":{"products":{"month\#
  ly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:\#
  00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","v\#
  alue":"iphone"}],"result":{"name":"result","value":{"user":{"id":"{{anonymous}}","anonymousI\#
  d":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"\#
  ],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"rest\#
  ored":[],"transferred":[],"refused":[],"entitlements":{}}}}]},{"name":"revoke","summary":"En\#
  ds a grant.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"devic\#
  e","required":false,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/Dev\#
  iceId"}},{"name":"userId","required":false,"summary":"Id of the user, instead of `device`.",\#
  "schema":{"$ref":"#/components/schemas/UserId"}},{"name":"entitlement","required":true,"summ\#
  ary":"Id of the entitlement that was granted.","schema":{"$ref":"#/components/schemas/Entitl\#
  ementId"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref\#
  ":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"\#
  summary":"Computes the result and the events without changing anything.","schema":{"type":"b\#
  oolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry\#
   safe: the same key with the same params returns the stored result.","schema":{"$ref":"#/com\#
  ponents/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":\#
  "result","schema":{"type":"object","properties":{"entitlement":{"$ref":"#/components/schemas\#
  /Entitlement","description":"The entitlement after the call. A purchase may still give it."}\#
  ,"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{\#
  "description":"The events that the call would emit. Only in a dry run.","type":"array","item\#
  s":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the s\#
  tored result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["entit\#
  lement"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong t\#
  ype or out of range, or two parameters exclude each other. `field` points to it; `nearest` l\#
  ists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"messag\#
  e":"The caller's role is lower than the role that the method needs. `uid` and `role` are the\#
   caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permis\#
  sionDenied","retryable":false}},{"code":1100,"message":"The project has no such device.","da\#
  ta":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The project has no s\#
  uch user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user \#
  may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blocke\#
  dUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than th\#
  e project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1\#
  200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":\#
  false}},{"code":1204,"message":"The user has no active grant of this entitlement. For exampl\#
  e, a purchase gives it, or the grant has ended.","data":{"kind":"notAManualGrant","retryable\#
  ":false}},{"code":1300,"message":"A call of the same method used this key with other params \#
  in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400\#
  ,"message":"The disk has no room for the write. Nothing changes, and reading still works.","\#
  data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be \#
  on the disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot\#
   read a record that the request needs, or its data file was removed: then it keeps running."\#
  ,"data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The shared datab\#
  ase could not be reached, or did not answer in time; other stores have no such error. With `\#
  outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.\#
  ","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"a grant","x-g\#
  iven":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","en\#
  titlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install\#
  ","params":{"device":"iphone"}},{"method":"grant","params":{"device":"iphone","entitlement":\#
  "premium"}}],"params":[{"name":"device","value":"iphone"},{"name":"entitlement","value":"pre\#
  mium"}],"result":{"name":"result","value":{"entitlement":{"id":"premium","active":false,"sta\#
  te":"revoked","productId":null,"source":"manual","renewState":"nonRenewable","grantType":"ma\#
  nual","periodType":null,"startedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"gracePeriod\#
  ExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRe\#
  newDisabledAt":null,"renewsCount":0,"environment":null,"store":null,"transactionId":null,"or\#
  iginalTransactionId":null}}}}]},{"name":"rpc.discover","summary":"Returns this protocol as a\#
  n OpenRPC document.","x-role":"read","x-since":1,"paramStructure":"either","params":[],"resu\#
  lt":{"name":"result","schema":{"description":"The OpenRPC document, with `x-role` on every m\#
  ethod.","type":"object","properties":{"openrpc":{"type":"string"},"info":{"type":"object"},"\#
  methods":{"type":"array","items":{"type":"object"}},"components":{"type":"object"}},"require\#
  d":["openrpc","info","methods","components"]}},"errors":[{"code":-32602,"message":"A paramet\#
  er is missing, unknown, of a wrong type or out of range, or two parameters exclude each othe\#
  r. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","ret\#
  ryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the me\#
  thod needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the me\#
  thod's role.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"th\#
  e document","params":[],"result":{"name":"result","value":{"openrpc":"{{any}}","info":"{{any\#
  }}","methods":"{{any}}","components":"{{any}}"}}}]},{"name":"server.describe","summary":"Lis\#
  ts the methods, or describes one method.","x-role":"read","x-since":1,"paramStructure":"eith\#
  er","params":[{"name":"method","required":false,"summary":"Name of the method to describe. D\#
  efault: the list of all methods.","schema":{"type":"string"}}],"result":{"name":"result","sc\#
  hema":{"type":"object","properties":{"methods":{"description":"All methods, sorted by name. \#
  Only without `method`.","type":"array","items":{"$ref":"#/components/schemas/MethodSummary"}\#
  },"method":{"description":"The method's entry in the OpenRPC document. Only with `method`.",\#
  "type":"object"},"components":{"description":"The schemas that the entry refers to, in `sche\#
  mas`. Only with `method`.","type":"object"}},"required":[]}},"errors":[{"code":-32602,"messa\#
  ge":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters exc\#
  lude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"inval\#
  idParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the ro\#
  le that the method needs. `uid` and `role` are the caller's (`none` without a role), and `ne\#
  eds` is the method's role.","data":{"kind":"permissionDenied","retryable":false}}],"examples\#
  ":[{"name":"all methods","params":[],"result":{"name":"result","value":{"methods":"{{any}}"}\#
  }},{"name":"one method","params":[{"name":"method","value":"logout"}],"result":{"name":"resu\#
  lt","value":{"method":"{{any}}","components":"{{any}}"}}}]},{"name":"server.info","summary":\#
  "Returns the daemon's version, limits and store, and the caller's role.","x-role":"read","x-\#
  since":1,"paramStructure":"either","params":[],"result":{"name":"result","schema":{"type":"o\#
  bject","properties":{"version":{"description":"Version of the daemon.","type":"string"},"pro\#
  tocol":{"description":"Version of this protocol.","type":"integer"},"limits":{"$ref":"#/comp\#
  onents/schemas/Limits"},"uptimeMs":{"description":"Milliseconds since the daemon started.","\#
  type":"integer","minimum":0},"store":{"$ref":"#/components/schemas/StoreState"},"peer":{"$re\#
  f":"#/components/schemas/Peer"}},"required":["version","protocol","limits","uptimeMs","store\#
  ","peer"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong \#
  type or out of range, or two parameters exclude each other. `field` points to it; `nearest` \#
  lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"messa\#
  ge":"The caller's role is lower than the role that the method needs. `uid` and `role` are th\#
  e caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permi\#
  ssionDenied","retryable":false}}],"examples":[{"name":"plain","params":[],"result":{"name":"\#
  result","value":{"version":"{{any}}","protocol":1,"limits":"{{any}}","uptimeMs":"{{any}}","s\#
  tore":"{{any}}","peer":{"uid":"{{any}}","gid":"{{any}}","pid":"{{any}}","role":"admin"}}}}]}\#
  ,{"name":"server.ping","summary":"Checks that the daemon replies.","x-role":"read","x-since"\#
  :1,"paramStructure":"either","params":[{"name":"echo","required":false,"summary":"Value that\#
   the reply repeats, without the white space between its tokens.","schema":{"description":"An\#
  y JSON value."}}],"result":{"name":"result","schema":{"type":"object","properties":{"pong":{\#
  "description":"Always true.","type":"boolean"},"now":{"$ref":"#/components/schemas/Moment","\#
  description":"Time of the system clock."},"echo":{"description":"The value from the request;\#
   absent when the request has none."}},"required":["pong","now"]}},"errors":[{"code":-32602,"\#
  message":"A parameter is missing, unknown, of a wrong type or out of range, or two parameter\#
  s exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"\#
  invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than t\#
  he role that the method needs. `uid` and `role` are the caller's (`none` without a role), an\#
  d `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}}],"exa\#
  mples":[{"name":"plain","params":[],"result":{"name":"result","value":{"pong":true,"now":"{{\#
  any}}"}}},{"name":"with an echo","params":[{"name":"echo","value":["hello",1]}],"result":{"n\#
  ame":"result","value":{"pong":true,"now":"{{any}}","echo":["hello",1]}}}]},{"name":"server.s\#
  tats","summary":"Returns counts and durations of requests, commits and background work since\#
   the daemon's start.","x-role":"read","x-since":1,"paramStructure":"either","params":[],"res\#
  ult":{"name":"result","schema":{"type":"object","properties":{"uptimeMs":{"description":"Mil\#
  liseconds since the daemon started.","type":"integer","minimum":0},"methods":{"description":\#
  "The methods that were called since the daemon's start, by name.","type":"object","additiona\#
  lProperties":{"$ref":"#/components/schemas/MethodStats"}},"refusals":{"$ref":"#/components/s\#
  chemas/ErrorCounts"},"slowRequests":{"description":"Requests that took longer than the thres\#
  hold `--log-slow` since the daemon's start.","type":"integer","minimum":0},"cache":{"$ref":"\#
  #/components/schemas/CacheStats"},"connections":{"$ref":"#/components/schemas/ConnectionStat\#
  s"},"turns":{"$ref":"#/components/schemas/Durations"},"commits":{"$ref":"#/components/schema\#
  s/CommitStats"},"storage":{"$ref":"#/components/schemas/StorageStats"},"store":{"$ref":"#/co\#
  mponents/schemas/StoreState"},"feed":{"$ref":"#/components/schemas/FeedStats"},"background":\#
  {"$ref":"#/components/schemas/BackgroundStats"}},"required":["uptimeMs","methods","refusals"\#
  ,"slowRequests","cache","connections","turns","commits","store","feed","background"]}},"erro\#
  rs":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of ra\#
  nge, or two parameters exclude each other. `field` points to it; `nearest` lists similar nam\#
  es.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's\#
   role is lower than the role that the method needs. `uid` and `role` are the caller's (`none\#
  ` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","ret\#
  ryable":false}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, \#
  and its next start shows what is stored. Or the daemon cannot read a record that the request\#
   needs, or its data file was removed: then it keeps running.","data":{"kind":"storageFailed"\#
  ,"retryable":false}}],"examples":[{"name":"a new daemon in memory","params":[],"result":{"na\#
  me":"result","value":{"uptimeMs":"{{any}}","methods":{},"refusals":{},"slowRequests":0,"cach\#
  e":"{{any}}","connections":"{{any}}","turns":"{{any}}","commits":"{{any}}","store":"{{any}}"\#
  ,"feed":{"waits":0,"subscriptions":0,"consumers":[],"moreConsumers":false},"background":{"ex\#
  piriesDue":0,"expiriesLateMs":0,"erasures":0,"erasuresHalted":false,"catalogueChanges":0,"cl\#
  ockSteps":0}}}},{"name":"one method was called, and a consumer is behind","x-given":[{"metho\#
  d":"install","params":{"device":"phone"}},{"method":"events.acknowledge","params":{"consumer\#
  ":"mailer","cursor":"0"}}],"params":[],"result":{"name":"result","value":{"uptimeMs":"{{any}\#
  }","methods":{"install":{"requests":1,"errors":{},"durations":{"count":1,"sumMicros":"{{any}\#
  }","maxMicros":"{{any}}","buckets":["{{any}}"]}},"events.acknowledge":"{{any}}"},"refusals":\#
  {},"slowRequests":0,"cache":{"replies":0,"replyHits":0,"records":"{{any}}","recordBytes":"{{\#
  any}}","recordLoads":"{{any}}"},"connections":{"open":"{{any}}","opened":"{{any}}","refused"\#
  :0,"peers":"{{any}}","owedBytes":0,"unsentBytes":0},"turns":"{{any}}","commits":{"turns":"{{\#
  any}}","waitingTurns":0,"failures":0,"durations":"{{any}}"},"store":"{{any}}","feed":{"waits\#
  ":0,"subscriptions":0,"consumers":[{"project":"default","consumer":"mailer","cursor":"0","la\#
  g":1}],"moreConsumers":false},"background":"{{any}}"}}}]},{"name":"setUserProperty","summary\#
  ":"Stores a key/value property; never affects access.","x-role":"write","x-since":1,"paramSt\#
  ructure":"either","params":[{"name":"device","required":false,"summary":"Id of the device.",\#
  "schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summar\#
  y":"Id of the user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{\#
  "name":"key","required":true,"summary":"Name of the property: 1 to 80 letters, digits, and _\#
   . : - $. Names that other systems reserve, for example $email, have no special meaning.","s\#
  chema":{"$ref":"#/components/schemas/PropertyKey"}},{"name":"value","required":true,"summary\#
  ":"New value. An empty string removes the property.","schema":{"$ref":"#/components/schemas/\#
  PropertyValue"}},{"name":"project","required":false,"summary":"Id of the project.","schema":\#
  {"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":f\#
  alse,"summary":"Computes the result and the events without changing anything.","schema":{"ty\#
  pe":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a\#
   retry safe: the same key with the same params returns the stored result.","schema":{"$ref":\#
  "#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["userId"]],"result":{"\#
  name":"result","schema":{"type":"object","properties":{"userId":{"$ref":"#/components/schema\#
  s/UserId","description":"Id of the user that the result is about."},"key":{"$ref":"#/compone\#
  nts/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"dryRun":{"d\#
  escription":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description"\#
  :"The events that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#\#
  /components/schemas/Event"}},"replayed":{"description":"True when this is the stored result \#
  of an idempotency key; otherwise absent.","type":"boolean"}},"required":["userId","key","val\#
  ue"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type \#
  or out of range, or two parameters exclude each other. `field` points to it; `nearest` lists\#
   similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"\#
  The caller's role is lower than the role that the method needs. `uid` and `role` are the cal\#
  ler's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permission\#
  Denied","retryable":false}},{"code":1100,"message":"The project has no such device.","data":\#
  {"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The project has no such \#
  user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may \#
  have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUse\#
  rId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the pr\#
  oject's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,\#
  "message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":fals\#
  e}},{"code":1300,"message":"A call of the same method used this key with other params in the\#
   last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"mess\#
  age":"The disk has no room for the write. Nothing changes, and reading still works.","data":\#
  {"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on the\#
   disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot read \#
  a record that the request needs, or its data file was removed: then it keeps running.","data\#
  ":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The shared database co\#
  uld not be reached, or did not answer in time; other stores have no such error. With `outcom\#
  e` `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.","dat\#
  a":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"the id of the user \#
  in another system","x-given":[{"method":"project.define","params":{"products":{"monthly":{"k\#
  ind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z\#
  "}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"\#
  iphone"},{"name":"key","value":"_q_custom_user_id"},{"name":"value","value":"yourSideUserId"\#
  }],"result":{"name":"result","value":{"userId":"{{anonymous}}","key":"_q_custom_user_id","va\#
  lue":"yourSideUserId"}}}]},{"name":"store.notify","summary":"Verifies a message of a store, \#
  and records what it reports.","x-role":"write","x-since":1,"paramStructure":"either","params\#
  ":[{"name":"store","required":true,"summary":"Store that sent it.","schema":{"type":"string"\#
  ,"enum":["appStore","playStore","stripe"]}},{"name":"payload","required":false,"summary":"Bo\#
  dy of the store's request, unchanged, or a signed transaction of StoreKit 2; at most 256 KiB\#
  . At least one of `payload` and `response` is required.","schema":{"type":"string"}},{"name"\#
  :"headers","required":false,"summary":"Headers of the store's request, with names in any cas\#
  e. The daemon reads only `stripe-signature`.","schema":{"type":"object","additionalPropertie\#
  s":{"type":"string"},"maxProperties":200}},{"name":"response","required":false,"summary":"Wh\#
  at the caller fetched from the store's API, for `playStore` and `stripe`.","schema":{"$ref":\#
  "#/components/schemas/StoreResponse"}},{"name":"device","required":false,"summary":"Device t\#
  hat presented the payload. At most one of `device` and `userId`.","schema":{"$ref":"#/compon\#
  ents/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"User who presented the\#
   payload.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":fal\#
  se,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default\#
  ":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result and the event\#
  s without changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempote\#
  ncyKey","required":false,"summary":"Makes a retry safe: the same key with the same params re\#
  turns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result"\#
  :{"name":"result","schema":{"type":"object","properties":{"notification":{"$ref":"#/componen\#
  ts/schemas/StoreNotification"},"outcome":{"description":"applied: a record changed. stale: t\#
  he daemon has newer or equal information. repeated: the daemon recorded this notification be\#
  fore. ignored: it changes nothing, see `why`. unclaimed: the purchase is recorded, and has n\#
  o holder yet. ask: the store says only that something changed, see `ask`.","type":"string","\#
  enum":["applied","stale","repeated","ignored","unclaimed","ask"]},"why":{"description":"Why \#
  the daemon ignores it. test: the store's test. unclaimed: the daemon finds no user for the p\#
  urchase, and the rule `unclaimedPurchases` ignores such purchases. noEffect: it reports noth\#
  ing about a purchase. unknownType: the daemon does not know its type. Absent otherwise.","ty\#
  pe":"string","enum":["test","unclaimed","noEffect","unknownType"]},"ask":{"$ref":"#/componen\#
  ts/schemas/StoreQuestion","description":"What to fetch from the store and to send as `respon\#
  se`, with the same payload. Absent for other outcomes."},"purchases":{"description":"What th\#
  e notification did to each purchase.","type":"array","items":{"$ref":"#/components/schemas/N\#
  otifiedPurchase"}},"warnings":{"description":"Absent when there are no warnings.","type":"ar\#
  ray","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"True in a dry\#
   run; otherwise absent.","type":"boolean"},"events":{"description":"The events that the call\#
   would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"\#
  }},"replayed":{"description":"True when this is the stored result of an idempotency key; oth\#
  erwise absent.","type":"boolean"}},"required":["notification","outcome","purchases"]}},"erro\#
  rs":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of ra\#
  nge, or two parameters exclude each other. `field` points to it; `nearest` lists similar nam\#
  es.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's\#
   role is lower than the role that the method needs. `uid` and `role` are the caller's (`none\#
  ` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","ret\#
  ryable":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unk\#
  nownDevice","retryable":false}},{"code":1102,"message":"No user may have this id: it is empt\#
  y, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}}\#
  ,{"code":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax\#
  `.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"message":"The id begins\#
   with the project's anonymous prefix, or it is the id of an anonymous user or a customerId. \#
  In `user.import`: the id belongs to another customer, or no daemon makes such an anonymous i\#
  d or customerId.","data":{"kind":"reservedUserId","retryable":false}},{"code":1200,"message"\#
  :"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"cod\#
  e":1202,"message":"Another user holds the purchase, and a rule of the project keeps it there\#
  . `holder` and `rule` name them. In `user.import` there is no `rule`: the import does not na\#
  me the holder. Nothing changes.","data":{"kind":"purchaseHeldByAnother","retryable":false}},\#
  {"code":1300,"message":"A call of the same method used this key with other params in the las\#
  t 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message"\#
  :"The disk has no room for the write. Nothing changes, and reading still works.","data":{"ki\#
  nd":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on the dis\#
  k: the daemon stops, and its next start shows what is stored. Or the daemon cannot read a re\#
  cord that the request needs, or its data file was removed: then it keeps running.","data":{"\#
  kind":"storageFailed","retryable":false}},{"code":1405,"message":"The shared database could \#
  not be reached, or did not answer in time; other stores have no such error. With `outcome` `\#
  notApplied`, nothing changed. With `unknown`, the change may or may not be stored.","data":{\#
  "kind":"storageUnavailable","retryable":true}},{"code":1500,"message":"The daemon does not t\#
  rust what `store.notify` got: `reason` is `malformed`, `algorithm`, `chainLength`, `certific\#
  ate`, `chain`, `extension`, `validity`, `signature`, `app`, `environment`, `unsignedEnvironm\#
  ent` or `age`; stores.md says what each means. `httpStatus` is what the web server should an\#
  swer.","data":{"kind":"unverified","retryable":false}},{"code":1501,"message":"The project d\#
  oes not define the store of `store.notify`. The store sends the notification again if the we\#
  b server answers `httpStatus`.","data":{"kind":"storeNotConfigured","retryable":true}},{"cod\#
  e":1502,"message":"The system has no libcrypto, which verifies what Apple signed. All other \#
  methods work.","data":{"kind":"verifierMissing","retryable":true}},{"code":1503,"message":"T\#
  he process that verifies what Apple signed ended, or took more than two seconds. The daemon \#
  starts it again.","data":{"kind":"verifierFailed","retryable":true}}],"examples":[{"name":"a\#
   subscription of the App Store, before its user is known","x-given":[{"method":"project.defi\#
  ne","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"env\#
  ironment":"any","clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores":{"appStore":{"apps":[\#
  {"bundleId":"com.example"}],"environments":["LocalTesting"]},"playStore":{"packages":["com.e\#
  xample"]},"stripe":{"secret":"whsec_test"}}}}],"params":[{"name":"store","value":"appStore"}\#
  ,{"name":"payload","value":"{\"signedPayload\":\"eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeX\#
  BlIjoiU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQiOiIwMDJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OG\#
  ViMjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6MTc2NzIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6Im\#
  NvbS5leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRlc3RpbmciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJleU\#
  poYkdjaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2Ymtsa0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1\#
  JwYjI1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZiUzVsZUdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOX\#
  VkR2hzZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56SXlOVFl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM0\#
  5qazVNRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKbGJtVjNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0\#
  hCQlkyTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAwWTJSaUxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNem\#
  dpTENKemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdNREF3TENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVn\#
  pkR2x1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNW\#
  hiRlJ5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIxSmxibVYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0\#
  luQnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSdlVtVnVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZE\#
  dVaU9qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0Wlc1MElqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifS\#
  wic3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}],"result":{"name":"result","value":{"notificatio\#
  n":{"id":"002e14d5-51f5-4503-b5a8-c3a1af68eb20","type":"SUBSCRIBED","subtype":"INITIAL_BUY",\#
  "at":"2026-01-01T00:00:00.000Z","environment":"sandbox"},"outcome":"unclaimed","purchases":[\#
  {"store":"appStore","originalTransactionId":"1","transactionId":"1","outcome":"recorded"}]}}\#
  },{"name":"a repeat","x-given":[{"method":"project.define","params":{"products":{"monthly":{\#
  "kind":"subscription","entitlements":["premium"]}},"environment":"any","clock":{"manual":"20\#
  26-01-01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":"com.example"}],"environm\#
  ents":["LocalTesting"]},"playStore":{"packages":["com.example"]},"stripe":{"secret":"whsec_t\#
  est"}}}},{"method":"store.notify","params":{"store":"appStore","payload":"{\"signedPayload\"\#
  :\"eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoiU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQi\#
  OiIwMDJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6\#
  MTc2NzIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRl\#
  c3RpbmciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2\#
  Ymtsa0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZi\#
  UzVsZUdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56\#
  SXlOVFl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05qazVNRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZK\#
  bGJtVjNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlkyTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAw\#
  WTJSaUxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTENKemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdN\#
  REF3TENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8i\#
  OiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIx\#
  SmxibVYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhS\#
  dlVtVnVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0\#
  Wlc1MElqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}}],\#
  "params":[{"name":"store","value":"appStore"},{"name":"payload","value":"{\"signedPayload\":\#
  \"eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoiU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQiO\#
  iIwMDJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6M\#
  Tc2NzIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRlc\#
  3RpbmciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2Y\#
  mtsa0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZiU\#
  zVsZUdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56S\#
  XlOVFl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05qazVNRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKb\#
  GJtVjNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlkyTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAwW\#
  TJSaUxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTENKemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdNR\#
  EF3TENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8iO\#
  iJleUpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIxS\#
  mxibVYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSd\#
  lVtVnVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0W\#
  lc1MElqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}],"r\#
  esult":{"name":"result","value":{"notification":{"id":"002e14d5-51f5-4503-b5a8-c3a1af68eb20"\#
  ,"type":"SUBSCRIBED","subtype":"INITIAL_BUY","at":"2026-01-01T00:00:00.000Z","environment":"\#
  sandbox"},"outcome":"repeated","purchases":[]}}},{"name":"a push of Google Play, which says \#
  only that something changed","x-given":[{"method":"project.define","params":{"products":{"mo\#
  nthly":{"kind":"subscription","entitlements":["premium"]}},"environment":"any","clock":{"man\#
  ual":"2026-01-01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":"com.example"}],"\#
  environments":["LocalTesting"]},"playStore":{"packages":["com.example"]},"stripe":{"secret":\#
  "whsec_test"}}}}],"params":[{"name":"store","value":"playStore"},{"name":"payload","value":"\#
  {\"message\":{\"data\":\"eyJ2ZXJzaW9uIjoiMS4wIiwicGFja2FnZU5hbWUiOiJjb20uZXhhbXBsZSIsImV2ZW5\#
  0VGltZU1pbGxpcyI6IjE3NjcyMjU2MDAwMDAiLCJzdWJzY3JpcHRpb25Ob3RpZmljYXRpb24iOnsidmVyc2lvbiI6IjE\#
  uMCIsIm5vdGlmaWNhdGlvblR5cGUiOjQsInB1cmNoYXNlVG9rZW4iOiJ0b2tlbi0xIiwic3Vic2NyaXB0aW9uSWQiOiJ\#
  tb250aGx5In19\",\"messageId\":\"1003\",\"publishTime\":\"2026-01-01T00:00:00Z\"},\"subscript\#
  ion\":\"projects/example/subscriptions/rtdn\"}"}],"result":{"name":"result","value":{"notifi\#
  cation":{"id":"1003","type":"PURCHASED","subtype":null,"at":"2026-01-01T00:00:00.000Z","envi\#
  ronment":null},"outcome":"ask","ask":{"kind":"subscription","packageName":"com.example","pur\#
  chaseToken":"token-1"},"purchases":[]}}},{"name":"a subscription fetched from Stripe","x-giv\#
  en":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","enti\#
  tlements":["premium"]}},"environment":"any","clock":{"manual":"2026-01-01T00:00:00.000Z"},"s\#
  tores":{"appStore":{"apps":[{"bundleId":"com.example"}],"environments":["LocalTesting"]},"pl\#
  ayStore":{"packages":["com.example"]},"stripe":{"secret":"whsec_test"}}}}],"params":[{"name"\#
  :"store","value":"stripe"},{"name":"response","value":{"kind":"subscription","fetchedAt":"20\#
  26-01-01T00:00:00.000Z","body":{"id":"sub_1","object":"subscription","status":"active","live\#
  mode":true,"customer":"cus_1","cancel_at_period_end":false,"items":{"data":[{"current_period\#
  _start":1767225600,"current_period_end":1769904000,"price":{"id":"price_1","product":"monthl\#
  y"}}]}}}}],"result":{"name":"result","value":{"notification":{"id":null,"type":null,"subtype\#
  ":null,"at":"2026-01-01T00:00:00.000Z","environment":"production"},"outcome":"unclaimed","pu\#
  rchases":[{"store":"stripe","originalTransactionId":"sub_1","transactionId":"sub_1:176722560\#
  0","outcome":"recorded"}]}}}]},{"name":"store.unclaimed","summary":"Lists the unclaimed purc\#
  hases: those that have had no holder yet.","x-role":"read","x-since":1,"paramStructure":"eit\#
  her","params":[{"name":"after","required":false,"summary":"Cursor from an earlier reply. The\#
   reply has the purchases after it.","schema":{"type":"string"}},{"name":"limit","required":f\#
  alse,"summary":"Maximum number of purchases.","schema":{"type":"integer","minimum":1,"maximu\#
  m":1000,"default":100}},{"name":"project","required":false,"summary":"Id of the project.","s\#
  chema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"res\#
  ult","schema":{"type":"object","properties":{"purchases":{"description":"In the order of `st\#
  ore`, then `originalTransactionId`, by bytes.","type":"array","items":{"$ref":"#/components/\#
  schemas/Purchase"}},"cursor":{"description":"What the next call gives as `after`.","type":"s\#
  tring"},"more":{"description":"Whether more purchases follow.","type":"boolean"}},"required"\#
  :["purchases","cursor","more"]}},"errors":[{"code":-32602,"message":"A parameter is missing,\#
   unknown, of a wrong type or out of range, or two parameters exclude each other. `field` poi\#
  nts to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}\#
  },{"code":1000,"message":"The caller's role is lower than the role that the method needs. `u\#
  id` and `role` are the caller's (`none` without a role), and `needs` is the method's role.",\#
  "data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has\#
   no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message\#
  ":"The shared database could not be reached, or did not answer in time; other stores have no\#
   such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or\#
   may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"n\#
  ame":"one of two","x-given":[{"method":"project.define","params":{"products":{"monthly":{"ki\#
  nd":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"\#
  }}},{"method":"purchase","params":{"product":"monthly","store":"appStore","transactionId":"1\#
  000","expiresAt":"2026-02-01T00:00:00Z","accountToken":"7E3FB20B-4CDB-47CC-936D-99D65F608138\#
  "}},{"method":"purchase","params":{"product":"monthly","store":"appStore","transactionId":"1\#
  001","expiresAt":"2026-02-01T00:00:00Z"}}],"params":[{"name":"limit","value":1}],"result":{"\#
  name":"result","value":{"purchases":[{"store":"appStore","originalTransactionId":"1000","tra\#
  nsactionId":"1000","product":"monthly","kind":"subscription","state":"active","holders":[],"\#
  device":null,"storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt"\#
  :"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"pe\#
  riodType":"normal","environment":"production","isFamilyShared":false,"price":null,"currency"\#
  :null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeri\#
  odExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null\#
  ,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"repla\#
  ces":null,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCount":0,"accountToken":"7e3f\#
  b20b-4cdb-47cc-936d-99d65f608138","transactions":[{"transactionId":"1000","product":"monthly\#
  ","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:\#
  00:00.000Z","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":n\#
  ull,"attributes":{},"asOf":"2026-01-01T00:00:00.000Z"}]}],"cursor":"appStore:1000","more":tr\#
  ue}}}]},{"name":"user.delete","summary":"Deletes a customer and erases its ids from everythi\#
  ng that the daemon stores.","x-role":"admin","x-since":1,"paramStructure":"either","params":\#
  [{"name":"userId","required":true,"summary":"Any id of the customer.","schema":{"$ref":"#/co\#
  mponents/schemas/UserId"}},{"name":"project","required":false,"summary":"Id of the project."\#
  ,"schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","r\#
  equired":false,"summary":"Computes the result and the events without changing anything.","sc\#
  hema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary\#
  ":"Makes a retry safe: the same key with the same params returns the stored result.","schema\#
  ":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type\#
  ":"object","properties":{"tombstone":{"description":"New id that replaces every erased id in\#
   events. It belongs to no user.","type":"string"},"users":{"description":"Number of erased u\#
  sers: the aliases of the customer.","type":"integer","minimum":1},"devices":{"description":"\#
  Number of erased devices. `install` can register them again.","type":"integer","minimum":0},\#
  "purchases":{"description":"Number of erased purchases: those that no other customer holds."\#
  ,"type":"integer","minimum":0},"shared":{"description":"Number of purchases that other custo\#
  mers hold and keep.","type":"integer","minimum":0},"traces":{"description":"How thoroughly t\#
  he store removes what is erased. `cleared`: none of the daemon's files contains it any more.\#
   `database`: it is deleted from the shared database, whose files belong to its administrator\#
   (fleet.md).","type":"string","enum":["cleared","database"]},"dryRun":{"description":"True i\#
  n a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that t\#
  he call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas\#
  /Event"}},"replayed":{"description":"True when this is the stored result of an idempotency k\#
  ey; otherwise absent.","type":"boolean"}},"required":["tombstone","users","devices","purchas\#
  es","shared","traces"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown\#
  , of a wrong type or out of range, or two parameters exclude each other. `field` points to i\#
  t; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code\#
  ":1000,"message":"The caller's role is lower than the role that the method needs. `uid` and \#
  `role` are the caller's (`none` without a role), and `needs` is the method's role.","data":{\#
  "kind":"permissionDenied","retryable":false}},{"code":1101,"message":"The project has no suc\#
  h user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user ma\#
  y have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedU\#
  serId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the \#
  project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":120\#
  0,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":fa\#
  lse}},{"code":1300,"message":"A call of the same method used this key with other params in t\#
  he last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"me\#
  ssage":"The disk has no room for the write. Nothing changes, and reading still works.","data\#
  ":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on t\#
  he disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot rea\#
  d a record that the request needs, or its data file was removed: then it keeps running.","da\#
  ta":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The shared database \#
  could not be reached, or did not answer in time; other stores have no such error. With `outc\#
  ome` `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.","d\#
  ata":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"with all that was\#
   hers","x-given":[{"method":"project.define","params":{"rules":"revenuecat","products":{"mon\#
  thly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":["gift"],"clock":{"\#
  manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone","store\#
  Account":"apple-ann","platform":"ios"}},{"method":"purchase","params":{"device":"iphone","pr\#
  oduct":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.\#
  000Z","price":"9.99","currency":"EUR","attributes":{"campaign":"winter"}}},{"method":"identi\#
  fy","params":{"device":"iphone","userId":"ann"}},{"method":"setUserProperty","params":{"user\#
  Id":"ann","key":"$email","value":"ann@example.org"}}],"params":[{"name":"userId","value":"an\#
  n"}],"result":{"name":"result","value":{"tombstone":"{{any}}","users":2,"devices":1,"purchas\#
  es":1,"shared":0,"traces":"{{any}}"}}},{"name":"a dry run","x-given":[{"method":"project.def\#
  ine","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"en\#
  titlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","pa\#
  rams":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"ann"}}\#
  ],"params":[{"name":"userId","value":"ann"},{"name":"dryRun","value":true}],"result":{"name"\#
  :"result","value":{"tombstone":"{{tombstone}}","users":1,"devices":0,"purchases":0,"shared":\#
  0,"traces":"{{any}}","dryRun":true,"events":[{"id":"{{any}}","kind":"loggedOut","at":"2026-0\#
  1-01T00:00:00.000Z","project":"default","user":"{{tombstone}}","userId":"{{tombstone}}","ano\#
  nymousId":"{{any}}","cause":{"method":"user.delete","id":"{{any}}"},"device":"iphone"},{"id"\#
  :"{{any}}","kind":"userDeleted","at":"2026-01-01T00:00:00.000Z","project":"default","user":"\#
  {{tombstone}}","userId":"{{tombstone}}","cause":{"method":"user.delete","id":"{{any}}"}}]}}}\#
  ]},{"name":"user.export","summary":"Returns everything that the daemon stores about a custom\#
  er.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"userId","requi\#
  red":true,"summary":"Any id of the customer.","schema":{"$ref":"#/components/schemas/UserId"\#
  }},{"name":"withoutEvents","required":false,"summary":"Whether to leave out `events`, `curso\#
  r` and `moreEvents`.","schema":{"type":"boolean","default":false}},{"name":"project","requir\#
  ed":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","\#
  default":"default"}}],"result":{"name":"result","schema":{"type":"object","properties":{"use\#
  r":{"$ref":"#/components/schemas/User"},"firstId":{"$ref":"#/components/schemas/UserId","des\#
  cription":"First id that the customer had. After a merge, that of the older customer."},"las\#
  tId":{"$ref":"#/components/schemas/UserId","description":"Id that acted last: the user of th\#
  e last install, identify, purchase or restore."},"ids":{"description":"Every id of the custo\#
  mer, in byte order.","type":"array","items":{"type":"object","properties":{"id":{"$ref":"#/c\#
  omponents/schemas/UserId"},"kind":{"description":"Who uses the id. `customer`: the customerI\#
  d of a customer that began with an identified user.","type":"string","enum":["anonymous","id\#
  entified","customer"]},"device":{"description":"Device of an anonymous id; otherwise null.",\#
  "type":["string","null"]},"createdAt":{"$ref":"#/components/schemas/Moment"}},"required":["i\#
  d","kind","device","createdAt"]}},"devices":{"description":"Devices whose anonymous or ident\#
  ified user belongs to the customer, in byte order.","type":"array","items":{"type":"object",\#
  "properties":{"device":{"$ref":"#/components/schemas/DeviceId"},"anonymousId":{"$ref":"#/com\#
  ponents/schemas/UserId"},"identityId":{"description":"Id of the identified user; null when n\#
  o user is logged in.","type":["string","null"]},"storeAccount":{"type":["string","null"]},"p\#
  latform":{"type":["string","null"]},"app":{"type":["string","null"]},"createdAt":{"$ref":"#/\#
  components/schemas/Moment"}},"required":["device","anonymousId","identityId","storeAccount",\#
  "platform","app","createdAt"]}},"accountTokens":{"description":"Account tokens registered fo\#
  r the customer, in byte order.","type":"array","items":{"$ref":"#/components/schemas/Account\#
  Token"}},"purchases":{"description":"Purchases that the customer holds, with all their trans\#
  actions.","type":"array","items":{"$ref":"#/components/schemas/Purchase"}},"claims":{"descri\#
  ption":"Purchases that an import gave to the customer and that no store has reported yet.","\#
  type":"array","items":{"$ref":"#/components/schemas/PurchaseRef"}},"grants":{"description":"\#
  Grants, including those that have ended.","type":"array","items":{"type":"object","propertie\#
  s":{"entitlement":{"$ref":"#/components/schemas/EntitlementId"},"grantedAt":{"$ref":"#/compo\#
  nents/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment"},"revokedAt\#
  ":{"$ref":"#/components/schemas/NullableMoment"}},"required":["entitlement","grantedAt","exp\#
  iresAt","revokedAt"]}},"properties":{"type":"array","items":{"type":"object","properties":{"\#
  key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/Prope\#
  rtyValue"},"setAt":{"$ref":"#/components/schemas/Moment"}},"required":["key","value","setAt"\#
  ]}},"overridden":{"description":"Earlier values of properties that another user of the same \#
  customer replaced. An empty value is a removal.","type":"array","items":{"type":"object","pr\#
  operties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/components/s\#
  chemas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/Moment"}},"required":["key","va\#
  lue","setAt"]}},"entitlements":{"$ref":"#/components/schemas/Entitlements"},"at":{"$ref":"#/\#
  components/schemas/Moment","description":"Time of the entitlements and of the purchases' sta\#
  tes: now."},"events":{"description":"Events of the customer, oldest first, at most 1000.","t\#
  ype":"array","items":{"$ref":"#/components/schemas/Event"}},"cursor":{"$ref":"#/components/s\#
  chemas/Cursor","description":"Position at which events.read continues, with the same id as `\#
  user`."},"moreEvents":{"description":"True when events.read has more events of the customer.\#
  ","type":"boolean"}},"required":["user","firstId","lastId","ids","devices","accountTokens","\#
  purchases","claims","grants","properties","overridden","entitlements","at"]}},"errors":[{"co\#
  de":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or t\#
  wo parameters exclude each other. `field` points to it; `nearest` lists similar names.","dat\#
  a":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is \#
  lower than the role that the method needs. `uid` and `role` are the caller's (`none` without\#
   a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":f\#
  alse}},{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","\#
  retryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or in the \#
  project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103\#
  ,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"\#
  kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such pro\#
  ject.","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The share\#
  d database could not be reached, or did not answer in time; other stores have no such error.\#
   With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be \#
  stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"all of\#
   it","x-given":[{"method":"project.define","params":{"rules":"revenuecat","products":{"month\#
  ly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":["gift"],"clock":{"ma\#
  nual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone","storeAc\#
  count":"apple-ann","platform":"ios"}},{"method":"purchase","params":{"device":"iphone","prod\#
  uct":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.00\#
  0Z","price":"9.99","currency":"EUR","attributes":{"campaign":"winter"}}},{"method":"identify\#
  ","params":{"device":"iphone","userId":"ann"}},{"method":"setUserProperty","params":{"userId\#
  ":"ann","key":"$email","value":"ann@example.org"}}],"params":[{"name":"userId","value":"ann"\#
  }],"result":{"name":"result","value":{"user":{"id":"ann","anonymousId":null,"identityId":"an\#
  n","customerId":"{{anonymous}}","aliases":["{{anonymous}}","ann"],"createdAt":"2026-01-01T00\#
  :00:00.000Z","environment":"production"},"firstId":"{{anonymous}}","lastId":"ann","ids":[{"i\#
  d":"{{anonymous}}","kind":"anonymous","device":"iphone","createdAt":"2026-01-01T00:00:00.000\#
  Z"},{"id":"ann","kind":"identified","device":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"\#
  devices":[{"device":"iphone","anonymousId":"{{anonymous}}","identityId":"ann","storeAccount"\#
  :"apple-ann","platform":"ios","app":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"accountTo\#
  kens":[],"purchases":[{"store":"appStore","originalTransactionId":"1000","transactionId":"10\#
  00","product":"monthly","kind":"subscription","state":"active","holders":["ann"],"device":"i\#
  phone","storeAccount":"apple-ann","purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt\#
  ":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"p\#
  eriodType":"normal","environment":"production","isFamilyShared":false,"price":"9.99","curren\#
  cy":"EUR","country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"grace\#
  PeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":\#
  null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"r\#
  eplaces":null,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCount":0,"accountToken":n\#
  ull,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purch\#
  asedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","isFamilyShared":f\#
  alse,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"attributes":{"campaign\#
  ":"winter"},"asOf":"2026-01-01T00:00:00.000Z"}]}],"claims":[],"grants":[],"properties":[{"ke\#
  y":"$email","value":"ann@example.org","setAt":"2026-01-01T00:00:00.000Z"}],"overridden":[],"\#
  entitlements":{"premium":{"id":"premium","active":true,"state":"active","productId":"monthly\#
  ","source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"normal",\#
  "startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEx\#
  piresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00\#
  :00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":\#
  "production","store":"appStore","transactionId":"1000","originalTransactionId":"1000"}},"at"\#
  :"2026-01-01T00:00:00.000Z","events":[{"cursor":"1","id":"{{any}}","kind":"userCreated","at"\#
  :"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anon\#
  ymous}}","cause":{"method":"install","id":"{{any}}"},"device":"iphone"},{"cursor":"2","id":"\#
  {{any}}","kind":"purchaseRecorded","at":"2026-01-01T00:00:00.000Z","project":"default","user\#
  ":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"purchase","id":"{{any}}"}\#
  ,"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly\#
  ","productKind":"subscription","holders":["{{anonymous}}"],"device":"iphone","environment":"\#
  production","firstPurchasedAt":"2026-01-01T00:00:00.000Z","purchasedAt":"2026-01-01T00:00:00\#
  .000Z","expiresAt":"2026-02-01T00:00:00.000Z","periodType":"normal","isFamilyShared":false,"\#
  price":"9.99","currency":"EUR","country":null,"offerCode":null,"attributes":{"campaign":"win\#
  ter"}},{"cursor":"3","id":"{{any}}","kind":"entitlementsActivated","at":"2026-01-01T00:00:00\#
  .000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"me\#
  thod":"purchase","id":"{{any}}"},"entitlements":["premium"],"store":"appStore","originalTran\#
  sactionId":"1000","transactionId":"1000","product":"monthly","productKind":"subscription","h\#
  olders":["{{anonymous}}"],"device":"iphone","environment":"production","firstPurchasedAt":"2\#
  026-01-01T00:00:00.000Z","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00\#
  :00:00.000Z","periodType":"normal","isFamilyShared":false,"price":"9.99","currency":"EUR","c\#
  ountry":null,"offerCode":null,"attributes":{"campaign":"winter"}},{"cursor":"4","id":"{{any}\#
  }","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonym\#
  ous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},"device":"iphone"},{"curs\#
  or":"5","id":"{{any}}","kind":"identified","at":"2026-01-01T00:00:00.000Z","project":"defaul\#
  t","user":"{{anonymous}}","userId":"ann","anonymousId":"{{anonymous}}","cause":{"method":"id\#
  entify","id":"{{any}}"},"device":"iphone","outcome":"aliased"},{"cursor":"6","id":"{{any}}",\#
  "kind":"usersAliased","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymou\#
  s}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},"aliases":["{{anonymous}}",\#
  "ann"]},{"cursor":"7","id":"{{any}}","kind":"entitlementsActivated","at":"2026-01-01T00:00:0\#
  0.000Z","project":"default","user":"{{anonymous}}","userId":"ann","cause":{"method":"identif\#
  y","id":"{{any}}"},"entitlements":["premium"]}],"cursor":"7","moreEvents":false}}}]},{"name"\#
  :"user.import","summary":"Imports a customer, as `user.export` returns it, completely or not\#
   at all.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"user","r\#
  equired":false,"summary":"The user as `user.export` shows it. The daemon reads only `custome\#
  rId` and `createdAt`.","schema":{"title":"user","type":"object","properties":{"id":{"descrip\#
  tion":"Not read."},"anonymousId":{"description":"Not read."},"identityId":{"description":"No\#
  t read."},"customerId":{"type":["string","null"]},"aliases":{"description":"Not read."},"dev\#
  ice":{"description":"Not read."},"createdAt":{"$ref":"#/components/schemas/NullableMoment"},\#
  "environment":{"description":"Not read."}},"required":[],"additionalProperties":false}},{"na\#
  me":"firstId","required":false,"summary":"First id that the customer had; without it, the ol\#
  dest of `ids`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"lastId","required"\#
  :false,"summary":"Id of the customer that acted last. It has no effect if the project knows \#
  the customer.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"ids","required":tru\#
  e,"summary":"Every id of the customer. An empty list imports unclaimed purchases.","schema":\#
  {"type":"array","items":{"title":"an id","type":"object","properties":{"id":{"$ref":"#/compo\#
  nents/schemas/UserId"},"kind":{"type":"string","enum":["anonymous","identified","customer"]}\#
  ,"device":{"description":"Device of an anonymous id.","type":["string","null"]},"createdAt":\#
  {"$ref":"#/components/schemas/NullableMoment","description":"Without it, now."}},"required":\#
  ["id","kind"],"additionalProperties":false},"maxItems":10000}},{"name":"customerId","require\#
  d":false,"summary":"The customerId, instead of that of `user`. Without both: that of the cus\#
  tomer who has one of the ids, else the oldest anonymous id, else a new one.","schema":{"$ref\#
  ":"#/components/schemas/UserId"}},{"name":"devices","required":false,"summary":"Devices. A d\#
  evice is created once its anonymous user exists, and its user is logged in there once that u\#
  ser exists.","schema":{"type":"array","items":{"title":"a device","type":"object","propertie\#
  s":{"device":{"$ref":"#/components/schemas/DeviceId"},"anonymousId":{"$ref":"#/components/sc\#
  hemas/UserId"},"identityId":{"type":["string","null"]},"storeAccount":{"type":["string","nul\#
  l"]},"platform":{"type":["string","null"]},"app":{"type":["string","null"]},"createdAt":{"$r\#
  ef":"#/components/schemas/Moment"}},"required":["device","anonymousId","createdAt"],"additio\#
  nalProperties":false},"maxItems":10000}},{"name":"accountTokens","required":false,"summary":\#
  "Account tokens.","schema":{"type":"array","items":{"$ref":"#/components/schemas/AccountToke\#
  n"},"maxItems":10000}},{"name":"purchases","required":false,"summary":"Purchases with their \#
  transactions.","schema":{"type":"array","items":{"$ref":"#/components/schemas/ImportedPurcha\#
  se"},"maxItems":10000}},{"name":"claims","required":false,"summary":"Purchases of which only\#
   the store and the name are known. The customer holds each one as soon as a store reports it\#
  ; until then it gives no access.","schema":{"type":"array","items":{"$ref":"#/components/sch\#
  emas/PurchaseRef"},"maxItems":10000}},{"name":"grants","required":false,"summary":"Grants, i\#
  ncluding those that have ended.","schema":{"type":"array","items":{"title":"a grant","type":\#
  "object","properties":{"entitlement":{"$ref":"#/components/schemas/EntitlementId"},"grantedA\#
  t":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/Nullable\#
  Moment"},"revokedAt":{"$ref":"#/components/schemas/NullableMoment"}},"required":["entitlemen\#
  t","grantedAt"],"additionalProperties":false},"maxItems":10000}},{"name":"properties","requi\#
  red":false,"summary":"Properties. The newer value of a key stays.","schema":{"type":"array",\#
  "items":{"title":"a property","type":"object","properties":{"key":{"$ref":"#/components/sche\#
  mas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/c\#
  omponents/schemas/NullableMoment","description":"Without it, before everything that is set h\#
  ere."}},"required":["key","value"],"additionalProperties":false},"maxItems":10000}},{"name":\#
  "overridden","required":false,"summary":"Earlier values of properties that another user of t\#
  he customer replaced.","schema":{"type":"array","items":{"title":"a property","type":"object\#
  ","properties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/compone\#
  nts/schemas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/NullableMoment","descripti\#
  on":"Without it, before everything that is set here."}},"required":["key","value"],"addition\#
  alProperties":false},"maxItems":10000}},{"name":"entitlements","required":false,"summary":"N\#
  ot used: access derives from purchases and grants.","schema":{"type":"object"}},{"name":"at"\#
  ,"required":false,"summary":"Not used.","schema":{"$ref":"#/components/schemas/NullableMomen\#
  t"}},{"name":"onConflict","required":false,"summary":"What happens to a purchase with holder\#
  s whom its `holders` does not name. `refuse`: the call is purchaseHeldByAnother. `skip`: the\#
   purchase stays as it is. `merge`: its transactions are merged, and its holders stay.","sche\#
  ma":{"type":"string","enum":["refuse","skip","merge"],"default":"refuse"}},{"name":"project"\#
  ,"required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Proj\#
  ectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the resul\#
  t and the events without changing anything.","schema":{"type":"boolean","default":false}},{"\#
  name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with the\#
   same params returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyK\#
  ey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/c\#
  omponents/schemas/User","description":"The customer's user. Missing when `ids` is empty."},"\#
  created":{"description":"Whether the customer is new.","type":"boolean"},"outcome":{"descrip\#
  tion":"`unchanged` when everything was there already.","type":"string","enum":["imported","u\#
  nchanged"]},"purchases":{"description":"What happened to each purchase, in the given order, \#
  and then to each claim.","type":"array","items":{"type":"object","properties":{"store":{"$re\#
  f":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/Trans\#
  actionId"},"outcome":{"type":"string","enum":["recorded","updated","skipped","unchanged"]}},\#
  "required":["store","originalTransactionId","outcome"]}},"entitlements":{"$ref":"#/component\#
  s/schemas/Entitlements"},"warnings":{"type":"array","items":{"$ref":"#/components/schemas/Wa\#
  rning"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"e\#
  vents":{"description":"The events that the call would emit. Only in a dry run.","type":"arra\#
  y","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this \#
  is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required"\#
  :["created","outcome","purchases","entitlements"]}},"errors":[{"code":-32602,"message":"A pa\#
  rameter is missing, unknown, of a wrong type or out of range, or two parameters exclude each\#
   other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams"\#
  ,"retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that t\#
  he method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is t\#
  he method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1102,"messa\#
  ge":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"\#
  kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode sc\#
  alars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":fals\#
  e}},{"code":1104,"message":"The id begins with the project's anonymous prefix, or it is the \#
  id of an anonymous user or a customerId. In `user.import`: the id belongs to another custome\#
  r, or no daemon makes such an anonymous id or customerId.","data":{"kind":"reservedUserId","\#
  retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"\#
  unknownProject","retryable":false}},{"code":1202,"message":"Another user holds the purchase,\#
   and a rule of the project keeps it there. `holder` and `rule` name them. In `user.import` t\#
  here is no `rule`: the import does not name the holder. Nothing changes.","data":{"kind":"pu\#
  rchaseHeldByAnother","retryable":false}},{"code":1300,"message":"A call of the same method u\#
  sed this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","\#
  retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing chang\#
  es, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"\#
  message":"The write may not be on the disk: the daemon stops, and its next start shows what \#
  is stored. Or the daemon cannot read a record that the request needs, or its data file was r\#
  emoved: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"code":1\#
  405,"message":"The shared database could not be reached, or did not answer in time; other st\#
  ores have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the c\#
  hange may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"ex\#
  amples":[{"name":"a customer of another system","x-given":[{"method":"project.define","param\#
  s":{"rules":"revenuecat","products":{"monthly":{"kind":"subscription","entitlements":["premi\#
  um"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"ids","value":[{"i\#
  d":"ann","kind":"identified","createdAt":"2025-11-01T00:00:00.000Z"}]},{"name":"purchases","\#
  value":[{"store":"appStore","originalTransactionId":"1000","transactions":[{"transactionId":\#
  "1000","product":"monthly","purchasedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15T\#
  00:00:00.000Z","asOf":"2025-12-31T00:00:00.000Z"}]}]}],"result":{"name":"result","value":{"u\#
  ser":{"id":"ann","anonymousId":null,"identityId":"ann","customerId":"{{customer}}","aliases"\#
  :["ann"],"createdAt":"2025-11-01T00:00:00.000Z","environment":"production"},"created":true,"\#
  outcome":"imported","purchases":[{"store":"appStore","originalTransactionId":"1000","outcome\#
  ":"recorded"}],"entitlements":{"premium":{"id":"premium","active":true,"state":"active","pro\#
  ductId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","perio\#
  dType":"normal","startedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z\#
  ","gracePeriodExpiresAt":null,"firstPurchasedAt":"2025-12-15T00:00:00.000Z","lastPurchasedAt\#
  ":"2025-12-15T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":\#
  0,"environment":"production","store":"appStore","transactionId":"1000","originalTransactionI\#
  d":"1000"}}}}}]},{"name":"user.link.undo","summary":"Undoes a login, an alias or a transfer:\#
   its change of holders or customers.","x-role":"admin","x-since":1,"paramStructure":"either"\#
  ,"params":[{"name":"event","required":true,"summary":"`id` of the event to undo, for example\#
   `ev_b57a1837_7`. Its kind is `identified`, `usersAliased`, `subscriptionTransferred` or `on\#
  eTimePurchaseTransferred`, or, if `kept` lists it, `purchaseRenewed` or `purchaseUpdated`.",\#
  "schema":{"$ref":"#/components/schemas/EventId"}},{"name":"project","required":false,"summar\#
  y":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default\#
  "}},{"name":"dryRun","required":false,"summary":"Computes the result and the events without \#
  changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","r\#
  equired":false,"summary":"Makes a retry safe: the same key with the same params returns the \#
  stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"\#
  result","schema":{"type":"object","properties":{"undone":{"$ref":"#/components/schemas/Event\#
  Id","description":"Id of the undone event."},"purchases":{"description":"Purchases that chan\#
  ged holders.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"kept":{"descript\#
  ion":"Later changes that stay: restores, purchases and imports that would have found other h\#
  olders, the aliases that they made, and earlier undos about the same users and purchases. A \#
  call that emitted no event is never among them.","type":"array","items":{"$ref":"#/component\#
  s/schemas/RemainingChange"}},"dryRun":{"description":"True in a dry run; otherwise absent.",\#
  "type":"boolean"},"events":{"description":"The events that the call would emit. Only in a dr\#
  y run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descripti\#
  on":"True when this is the stored result of an idempotency key; otherwise absent.","type":"b\#
  oolean"}},"required":["undone","purchases","kept"]}},"errors":[{"code":-32602,"message":"A p\#
  arameter is missing, unknown, of a wrong type or out of range, or two parameters exclude eac\#
  h other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams\#
  ","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that \#
  the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is \#
  the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"mess\#
  age":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{\#
  "code":1206,"message":"The daemon cannot undo the link. Nothing changes. `obstacle` is the r\#
  eason: `unknownEvent`; `otherKind`: an event of this kind cannot be undone; `noLink`: the ev\#
  ent linked nothing; `undone`: the link is already undone; `isUndo`: the event comes from an \#
  undo; `laterAlias`: a later alias merged the customer with another user; `tooMuch`: too many\#
   users and purchases depend on the link; `unclear`: a deletion erased part of the history. `\#
  event` is the id of the event that prevents the undo.","data":{"kind":"cannotUndo","retryabl\#
  e":false}},{"code":1300,"message":"A call of the same method used this key with other params\#
   in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":140\#
  0,"message":"The disk has no room for the write. Nothing changes, and reading still works.",\#
  "data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be\#
   on the disk: the daemon stops, and its next start shows what is stored. Or the daemon canno\#
  t read a record that the request needs, or its data file was removed: then it keeps running.\#
  ","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The shared data\#
  base could not be reached, or did not answer in time; other stores have no such error. With \#
  `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be stored\#
  .","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"another user\#
  's login took a purchase","x-given":[{"method":"project.define","params":{"products":{"month\#
  ly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:\#
  00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":\#
  {"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt"\#
  :"2026-02-01T00:00:00Z"}},{"method":"identify","params":{"device":"iphone","userId":"user_id\#
  _1"},"result":{"user":{"anonymousId":"{{anonymous}}","{{…}}":null},"{{…}}":null}},{"method":\#
  "events.read","params":{"kinds":["identified"]},"result":{"events":[{"id":"{{login}}","{{…}}\#
  ":null}],"{{…}}":null}}],"params":[{"name":"event","value":"{{login}}"}],"result":{"name":"r\#
  esult","value":{"undone":"{{login}}","purchases":[{"store":"appStore","originalTransactionId\#
  ":"1000","product":"monthly","kind":"subscription","from":["{{anonymous}}","user_id_1"],"to"\#
  :"{{anonymous}}","shared":false}],"kept":[]}}}]},{"name":"user.list","summary":"Lists the cu\#
  stomerIds of the project's customers.","x-role":"read","x-since":1,"paramStructure":"either"\#
  ,"params":[{"name":"after","required":false,"summary":"Cursor from an earlier reply. The rep\#
  ly has the customers after it.","schema":{"type":"string"}},{"name":"limit","required":false\#
  ,"summary":"Maximum number of customers.","schema":{"type":"integer","minimum":1,"maximum":1\#
  000,"default":100}},{"name":"project","required":false,"summary":"Id of the project.","schem\#
  a":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result"\#
  ,"schema":{"type":"object","properties":{"customerIds":{"description":"In byte order.","type\#
  ":"array","items":{"$ref":"#/components/schemas/UserId"}},"cursor":{"description":"What the \#
  next call gives as `after`.","type":"string"},"more":{"description":"Whether more customers \#
  follow.","type":"boolean"}},"required":["customerIds","cursor","more"]}},"errors":[{"code":-\#
  32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two pa\#
  rameters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"\#
  kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower\#
   than the role that the method needs. `uid` and `role` are the caller's (`none` without a ro\#
  le), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}\#
  },{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","\#
  retryable":false}},{"code":1405,"message":"The shared database could not be reached, or did \#
  not answer in time; other stores have no such error. With `outcome` `notApplied`, nothing ch\#
  anged. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavaila\#
  ble","retryable":true}}],"examples":[{"name":"two customers","x-given":[{"method":"install",\#
  "params":{"device":"iphone"},"result":{"user":{"customerId":"{{first}}","{{…}}":null},"{{…}}\#
  ":null}}],"params":[],"result":{"name":"result","value":{"customerIds":["{{first}}"],"cursor\#
  ":"{{first}}","more":false}}}]},{"name":"userInfo","summary":"Returns the current user of a \#
  device, or the user that an id belongs to.","x-role":"read","x-since":1,"paramStructure":"ei\#
  ther","params":[{"name":"device","required":false,"summary":"Id of the device.","schema":{"$\#
  ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of th\#
  e user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"proj\#
  ect","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/\#
  ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"\#
  result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User"}}\#
  ,"required":["user"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, \#
  of a wrong type or out of range, or two parameters exclude each other. `field` points to it;\#
   `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":\#
  1000,"message":"The caller's role is lower than the role that the method needs. `uid` and `r\#
  ole` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"k\#
  ind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has no such \#
  device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The proj\#
  ect has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"messag\#
  e":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"k\#
  ind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode sca\#
  lars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false\#
  }},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject",\#
  "retryable":false}},{"code":1405,"message":"The shared database could not be reached, or did\#
   not answer in time; other stores have no such error. With `outcome` `notApplied`, nothing c\#
  hanged. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavail\#
  able","retryable":true}}],"examples":[{"name":"by device","x-given":[{"method":"project.defi\#
  ne","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clo\#
  ck":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}\#
  },{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name"\#
  :"device","value":"iphone"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","an\#
  onymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":["\#
  user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"producti\#
  on"}}}},{"name":"by user id","x-given":[{"method":"project.define","params":{"products":{"mo\#
  nthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:\#
  00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","param\#
  s":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"userId","value":"user_id_1"\#
  }],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":null,"identityI\#
  d":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"createdAt":"2026-01-01T0\#
  0:00:00.000Z","environment":"production"}}}}]},{"name":"userProperties","summary":"Returns t\#
  he properties that setUserProperty stored.","x-role":"read","x-since":1,"paramStructure":"ei\#
  ther","params":[{"name":"device","required":false,"summary":"Id of the device.","schema":{"$\#
  ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of th\#
  e user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"proj\#
  ect","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/\#
  ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"\#
  result","schema":{"type":"object","properties":{"properties":{"$ref":"#/components/schemas/P\#
  roperties"}},"required":["properties"]}},"errors":[{"code":-32602,"message":"A parameter is \#
  missing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fi\#
  eld` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable\#
  ":false}},{"code":1000,"message":"The caller's role is lower than the role that the method n\#
  eeds. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's\#
   role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The pr\#
  oject has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"\#
  message":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"\#
  code":1102,"message":"No user may have this id: it is empty, or in the project's `blockedUse\#
  rIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id ha\#
  s more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong"\#
  ,"retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind"\#
  :"unknownProject","retryable":false}},{"code":1405,"message":"The shared database could not \#
  be reached, or did not answer in time; other stores have no such error. With `outcome` `notA\#
  pplied`, nothing changed. With `unknown`, the change may or may not be stored.","data":{"kin\#
  d":"storageUnavailable","retryable":true}}],"examples":[{"name":"two of them","x-given":[{"m\#
  ethod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements\#
  ":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params"\#
  :{"device":"iphone"}},{"method":"setUserProperty","params":{"device":"iphone","key":"$email"\#
  ,"value":"ann@example.org"}},{"method":"setUserProperty","params":{"device":"iphone","key":"\#
  plan","value":"b"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result"\#
  ,"value":{"properties":{"$email":"ann@example.org","plan":"b"}}}},{"name":"none","x-given":[\#
  {"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitleme\#
  nts":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","para\#
  ms":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"re\#
  sult","value":{"properties":{}}}}]},{"name":"webhook.claim","summary":"Makes the connection \#
  the only one that posts a project's events, until it closes. For programs that post.","x-rol\#
  e":"admin","x-since":1,"paramStructure":"either","params":[{"name":"reports","required":fals\#
  e,"summary":"The results of the posts. A report replaces the earlier report on its URL.","sc\#
  hema":{"type":"array","maxItems":10,"items":{"$ref":"#/components/schemas/WebhookReport"}}},\#
  {"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/compon\#
  ents/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"o\#
  bject","properties":{"claimed":{"description":"False if another connection has the claim. Th\#
  en the daemon ignores the reports.","type":"boolean"}},"required":["claimed"]}},"errors":[{"\#
  code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or\#
   two parameters exclude each other. `field` points to it; `nearest` lists similar names.","d\#
  ata":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role i\#
  s lower than the role that the method needs. `uid` and `role` are the caller's (`none` witho\#
  ut a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable"\#
  :false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownPro\#
  ject","retryable":false}},{"code":1405,"message":"The shared database could not be reached, \#
  or did not answer in time; other stores have no such error. With `outcome` `notApplied`, not\#
  hing changed. With `unknown`, the change may or may not be stored.","data":{"kind":"storageU\#
  navailable","retryable":true}}],"examples":[{"name":"the first program gets the claim","x-gi\#
  ven":[{"method":"project.define","params":{"webhooks":[{"url":"https://example.com/events","\#
  secret":"sesame"}]}}],"params":[],"result":{"name":"result","value":{"claimed":true}}}]},{"n\#
  ame":"webhook.list","summary":"Returns the state of a project's webhooks, without their secr\#
  ets.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"project","req\#
  uired":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId\#
  ","default":"default"}}],"result":{"name":"result","schema":{"type":"object","properties":{"\#
  poster":{"description":"The process that posts the project's events; absent if there is none\#
  .","type":"object","properties":{"uid":{"type":"integer"},"pid":{"type":"integer"}},"require\#
  d":["uid","pid"]},"webhooks":{"description":"In the order of project.define.","type":"array"\#
  ,"items":{"$ref":"#/components/schemas/WebhookStatus"}}},"required":["webhooks"]}},"errors":\#
  [{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range,\#
   or two parameters exclude each other. `field` points to it; `nearest` lists similar names."\#
  ,"data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's rol\#
  e is lower than the role that the method needs. `uid` and `role` are the caller's (`none` wi\#
  thout a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryab\#
  le":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknown\#
  Project","retryable":false}},{"code":1405,"message":"The shared database could not be reache\#
  d, or did not answer in time; other stores have no such error. With `outcome` `notApplied`, \#
  nothing changed. With `unknown`, the change may or may not be stored.","data":{"kind":"stora\#
  geUnavailable","retryable":true}}],"examples":[{"name":"no program posts","x-given":[{"metho\#
  d":"project.define","params":{"webhooks":[{"url":"https://example.com/events","secret":"sesa\#
  me"}]}},{"method":"install","params":{"device":"iphone"}}],"params":[],"result":{"name":"res\#
  ult","value":{"webhooks":[{"url":"https://example.com/events","format":"entitled","state":"s\#
  topped","cursor":"0","backlog":1,"deliveredAt":null}]}}},{"name":"an event waits for another\#
   attempt","x-given":[{"method":"project.define","params":{"webhooks":[{"url":"https://exampl\#
  e.com/events","secret":"sesame"}]}},{"method":"install","params":{"device":"iphone"}},{"meth\#
  od":"webhook.claim","params":{"reports":[{"url":"https://example.com/events","deliveredAt":"\#
  2026-01-01T00:00:00Z","failure":{"at":"2026-01-02T00:00:00Z","cursor":"1","reason":"HTTP 500\#
  ","attempts":3,"nextAttemptAt":"2026-01-02T00:00:01Z"}}]}}],"params":[],"result":{"name":"re\#
  sult","value":{"poster":{"uid":"{{any}}","pid":"{{any}}"},"webhooks":[{"url":"https://exampl\#
  e.com/events","format":"entitled","state":"failing","cursor":"0","backlog":1,"deliveredAt":"\#
  2026-01-01T00:00:00.000Z","failure":{"at":"2026-01-02T00:00:00.000Z","cursor":"1","reason":"\#
  HTTP 500","attempts":3,"nextAttemptAt":"2026-01-02T00:00:01.000Z"}}]}}}]},{"name":"webhook.p\#
  ause","summary":"Stops the posts to a URL until webhook.resume. Its events wait.","x-role":"\#
  admin","x-since":1,"paramStructure":"either","params":[{"name":"url","required":true,"summar\#
  y":"URL of the webhook, as project.define has it.","schema":{"$ref":"#/components/schemas/We\#
  bhookUrl"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$re\#
  f":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,\#
  "summary":"Computes the result and the events without changing anything.","schema":{"type":"\#
  boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retr\#
  y safe: the same key with the same params returns the stored result.","schema":{"$ref":"#/co\#
  mponents/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","pro\#
  perties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"paused":{"description":"True if \#
  webhook.pause stopped the posts to the URL.","type":"boolean"},"cursor":{"$ref":"#/component\#
  s/schemas/Cursor","description":"The webhook's position: all events up to this cursor are de\#
  livered."},"backlog":{"description":"Number of events after `cursor`.","type":"integer","min\#
  imum":0},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"e\#
  vents":{"description":"The events that the call would emit: always none. Only in a dry run."\#
  ,"type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"Tr\#
  ue when this is the stored result of an idempotency key; otherwise absent.","type":"boolean"\#
  }},"required":["url","paused","cursor","backlog"]}},"errors":[{"code":-32602,"message":"A pa\#
  rameter is missing, unknown, of a wrong type or out of range, or two parameters exclude each\#
   other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams"\#
  ,"retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that t\#
  he method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is t\#
  he method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"messa\#
  ge":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"\#
  code":1208,"message":"The project has no webhook with this URL. The error does not repeat th\#
  e URL.","data":{"kind":"unknownWebhook","retryable":false}},{"code":1300,"message":"A call o\#
  f the same method used this key with other params in the last 24 hours.","data":{"kind":"ide\#
  mpotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the w\#
  rite. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":tr\#
  ue}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its nex\#
  t start shows what is stored. Or the daemon cannot read a record that the request needs, or \#
  its data file was removed: then it keeps running.","data":{"kind":"storageFailed","retryable\#
  ":false}},{"code":1405,"message":"The shared database could not be reached, or did not answe\#
  r in time; other stores have no such error. With `outcome` `notApplied`, nothing changed. Wi\#
  th `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","ret\#
  ryable":true}}],"examples":[{"name":"a server that is down for long","x-given":[{"method":"p\#
  roject.define","params":{"webhooks":[{"url":"https://example.com/events","secret":"sesame"}]\#
  }},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"url","value":"https\#
  ://example.com/events"}],"result":{"name":"result","value":{"url":"https://example.com/event\#
  s","paused":true,"cursor":"0","backlog":1}}}]},{"name":"webhook.replay","summary":"Moves a w\#
  ebhook to a cursor, so that the events after it are posted, again if they were posted before\#
  .","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"url","required"\#
  :true,"summary":"URL of the webhook, as project.define has it.","schema":{"$ref":"#/componen\#
  ts/schemas/WebhookUrl"}},{"name":"after","required":true,"summary":"Cursor before the first \#
  event to post. `0` is the beginning of the log.","schema":{"$ref":"#/components/schemas/Curs\#
  or"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/\#
  components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summa\#
  ry":"Computes the result and the events without changing anything.","schema":{"type":"boolea\#
  n","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe\#
  : the same key with the same params returns the stored result.","schema":{"$ref":"#/componen\#
  ts/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","propertie\#
  s":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"paused":{"description":"True if webhoo\#
  k.pause stopped the posts to the URL.","type":"boolean"},"cursor":{"$ref":"#/components/sche\#
  mas/Cursor","description":"The webhook's position: all events up to this cursor are delivere\#
  d."},"backlog":{"description":"Number of events after `cursor`.","type":"integer","minimum":\#
  0},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events"\#
  :{"description":"The events that the call would emit: always none. Only in a dry run.","type\#
  ":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True whe\#
  n this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"re\#
  quired":["url","paused","cursor","backlog"]}},"errors":[{"code":-32602,"message":"A paramete\#
  r is missing, unknown, of a wrong type or out of range, or two parameters exclude each other\#
  . `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retr\#
  yable":false}},{"code":1000,"message":"The caller's role is lower than the role that the met\#
  hod needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the met\#
  hod's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"T\#
  he daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":\#
  1208,"message":"The project has no webhook with this URL. The error does not repeat the URL.\#
  ","data":{"kind":"unknownWebhook","retryable":false}},{"code":1300,"message":"A call of the \#
  same method used this key with other params in the last 24 hours.","data":{"kind":"idempoten\#
  cyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. \#
  Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{\#
  "code":1401,"message":"The write may not be on the disk: the daemon stops, and its next star\#
  t shows what is stored. Or the daemon cannot read a record that the request needs, or its da\#
  ta file was removed: then it keeps running.","data":{"kind":"storageFailed","retryable":fals\#
  e}},{"code":1405,"message":"The shared database could not be reached, or did not answer in t\#
  ime; other stores have no such error. With `outcome` `notApplied`, nothing changed. With `un\#
  known`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retryable\#
  ":true}}],"examples":[{"name":"everything from the beginning","x-given":[{"method":"install"\#
  ,"params":{"device":"iphone"}},{"method":"project.define","params":{"webhooks":[{"url":"http\#
  s://example.com/events","secret":"sesame"}]}}],"params":[{"name":"url","value":"https://exam\#
  ple.com/events"},{"name":"after","value":"0"}],"result":{"name":"result","value":{"url":"htt\#
  ps://example.com/events","paused":false,"cursor":"0","backlog":1}}}]},{"name":"webhook.resum\#
  e","summary":"Resumes the posts to a paused URL, from its position.","x-role":"admin","x-sin\#
  ce":1,"paramStructure":"either","params":[{"name":"url","required":true,"summary":"URL of th\#
  e webhook, as project.define has it.","schema":{"$ref":"#/components/schemas/WebhookUrl"}},{\#
  "name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/compone\#
  nts/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Co\#
  mputes the result and the events without changing anything.","schema":{"type":"boolean","def\#
  ault":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the s\#
  ame key with the same params returns the stored result.","schema":{"$ref":"#/components/sche\#
  mas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"ur\#
  l":{"$ref":"#/components/schemas/WebhookUrl"},"paused":{"description":"True if webhook.pause\#
   stopped the posts to the URL.","type":"boolean"},"cursor":{"$ref":"#/components/schemas/Cur\#
  sor","description":"The webhook's position: all events up to this cursor are delivered."},"b\#
  acklog":{"description":"Number of events after `cursor`.","type":"integer","minimum":0},"dry\#
  Run":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"desc\#
  ription":"The events that the call would emit: always none. Only in a dry run.","type":"arra\#
  y","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this \#
  is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required"\#
  :["url","paused","cursor","backlog"]}},"errors":[{"code":-32602,"message":"A parameter is mi\#
  ssing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fiel\#
  d` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":\#
  false}},{"code":1000,"message":"The caller's role is lower than the role that the method nee\#
  ds. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's r\#
  ole.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daem\#
  on has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1208,"m\#
  essage":"The project has no webhook with this URL. The error does not repeat the URL.","data\#
  ":{"kind":"unknownWebhook","retryable":false}},{"code":1300,"message":"A call of the same me\#
  thod used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConfl\#
  ict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing\#
   changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":\#
  1401,"message":"The write may not be on the disk: the daemon stops, and its next start shows\#
   what is stored. Or the daemon cannot read a record that the request needs, or its data file\#
   was removed: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"c\#
  ode":1405,"message":"The shared database could not be reached, or did not answer in time; ot\#
  her stores have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`,\#
   the change may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}\#
  }],"examples":[{"name":"the server is back","x-given":[{"method":"project.define","params":{\#
  "webhooks":[{"url":"https://example.com/events","secret":"sesame"}]}},{"method":"webhook.pau\#
  se","params":{"url":"https://example.com/events"}},{"method":"install","params":{"device":"i\#
  phone"}}],"params":[{"name":"url","value":"https://example.com/events"}],"result":{"name":"r\#
  esult","value":{"url":"https://example.com/events","paused":false,"cursor":"0","backlog":1}}\#
  }]}],"components":{"schemas":{"AccessChanges":{"description":"Whose access a definition chan\#
  ges, at the moment of the call. If `counted` is false, the project has too many customers an\#
  d purchases, and the numbers are missing.","type":"object","properties":{"customers":{"descr\#
  iption":"How many customers gain or lose an entitlement.","type":"integer","minimum":0},"gai\#
  ned":{"description":"How many customers gain each entitlement. Entitlements that nobody gain\#
  s are missing.","type":"object","additionalProperties":{"type":"integer","minimum":1}},"lost\#
  ":{"description":"How many customers lose each entitlement. Entitlements that nobody loses a\#
  re missing.","type":"object","additionalProperties":{"type":"integer","minimum":1}},"counted\#
  ":{"description":"False if the project has more than `definitionRecordsMax` customers and pu\#
  rchases.","type":"boolean"}},"required":["counted"]},"AccountToken":{"description":"Opaque s\#
  tring that an app gives to the store with a purchase, and that the store gives back. The dae\#
  mon stores and compares a UUID in lower case.","type":"string","minLength":1,"maxLength":255\#
  },"AppId":{"description":"An app of the project, for example its bundle id.","type":"string"\#
  ,"minLength":1,"maxLength":255},"AppStoreApp":{"description":"An app of the App Store.","tit\#
  le":"an app","type":"object","properties":{"bundleId":{"description":"Bundle id of the app."\#
  ,"type":"string","minLength":1,"maxLength":255},"appAppleId":{"description":"Number of the a\#
  pp at Apple. Required where `environments` has `Production`; null if not given.","type":["in\#
  teger","null"],"minimum":1,"maximum":9007199254740992}},"required":["bundleId"],"additionalP\#
  roperties":false},"AppStoreEnvironment":{"type":"string","enum":["Production","Sandbox","Xco\#
  de","LocalTesting"],"description":"Environment of the App Store, by Apple's name. Apple does\#
   not sign what comes from `Xcode` and `LocalTesting`."},"AppStoreSettings":{"description":"H\#
  ow the project verifies what the App Store sends.","type":"object","properties":{"apps":{"de\#
  scription":"Apps whose notifications the project takes.","type":"array","items":{"$ref":"#/c\#
  omponents/schemas/AppStoreApp"},"maxItems":100},"environments":{"type":"array","items":{"$re\#
  f":"#/components/schemas/AppStoreEnvironment"},"maxItems":4,"description":"Environments that\#
   the project takes."},"roots":{"description":"Root certificates that replace Apple's, as DER\#
   in base64. Empty for Apple's.","type":"array","items":{"type":"string"},"maxItems":10}},"re\#
  quired":["apps","environments","roots"]},"AppliedRule":{"description":"A rule of the project\#
  , with the value that applied in the step.","type":"object","properties":{"name":{"descripti\#
  on":"Name of the rule, as in `project.define`.","type":"string","enum":["purchaseHolders","o\#
  nIdentifyNew","onIdentifyKnown","onRestore","anonymousHolders"]},"value":{"description":"Val\#
  ue that the rule had when the step happened.","type":"string"}},"required":["name","value"]}\#
  ,"Attributes":{"description":"Up to 20 strings of the caller's own, which the events of this\#
   purchase repeat.","type":"object","maxProperties":20,"propertyNames":{"minLength":1,"maxLen\#
  gth":80},"additionalProperties":{"type":"string","maxLength":500}},"BackgroundStats":{"descr\#
  iption":"Work that no request waits for, as of now.","type":"object","properties":{"expiries\#
  Due":{"description":"Ends of periods and grants that have passed and whose events the daemon\#
   has not emitted yet: at most 1000.","type":"integer","minimum":0},"expiriesLateMs":{"descri\#
  ption":"Milliseconds since the oldest of these ends.","type":"integer","minimum":0},"erasure\#
  s":{"description":"Deletions that the daemon has not finished.","type":"integer","minimum":0\#
  },"erasuresHalted":{"description":"Whether the deletions wait for the next start, because a \#
  step failed several times.","type":"boolean"},"catalogueChanges":{"description":"Projects wi\#
  th a changed catalogue whose events the daemon has not yet emitted for every customer.","typ\#
  e":"integer","minimum":0},"clockSteps":{"description":"How often the clock was set by more t\#
  han a minute since the daemon's start: the system's, or that of a shared database.","type":"\#
  integer","minimum":0}},"required":["expiriesDue","expiriesLateMs","erasures","erasuresHalted\#
  ","catalogueChanges","clockSteps"]},"CacheStats":{"description":"What the daemon has in memo\#
  ry, and how well that serves.","type":"object","properties":{"replies":{"description":"Repli\#
  es to `checkEntitlements` in the cache, valid or not.","type":"integer","minimum":0},"replyH\#
  its":{"description":"Requests that the daemon answered from that cache since its start.","ty\#
  pe":"integer","minimum":0},"records":{"description":"Records in memory.","type":"integer","m\#
  inimum":0},"recordBytes":{"description":"Their memory, by estimate.","type":"integer","minim\#
  um":0},"recordLoads":{"description":"Records that the daemon read from the store since its s\#
  tart.","type":"integer","minimum":0}},"required":["replies","replyHits","records","recordByt\#
  es","recordLoads"]},"Catalogue":{"description":"Products by their ids.","type":"object","pro\#
  pertyNames":{"$ref":"#/components/schemas/ProductId"},"additionalProperties":{"$ref":"#/comp\#
  onents/schemas/Product"},"maxProperties":10000},"Cause":{"description":"What caused the even\#
  t. A request gives its `method` and `id`; a notification has no `id`. `clock` is true for a \#
  change that fell due.","type":"object","properties":{"method":{"type":"string"},"id":{"type"\#
  :["string","number","null"]},"clock":{"type":"boolean"}}},"Clock":{"description":"The clock \#
  of a project: the system's, or a manual clock, which only moves when it is advanced.","type"\#
  :"object","properties":{"kind":{"type":"string","enum":["system","manual"]},"now":{"$ref":"#\#
  /components/schemas/Moment","description":"Time of a manual clock; absent for the system's."\#
  }},"required":["kind"]},"ClockChoice":{"description":"`system`: the system's clock. `manual`\#
  : a manual clock that starts now. {\"manual\": TIMESTAMP}: a manual clock that starts then."\#
  ,"anyOf":[{"type":"string","enum":["system","manual"]},{"title":"a clock","type":"object","p\#
  roperties":{"manual":{"$ref":"#/components/schemas/Moment","description":"Time at which the \#
  manual clock starts, RFC 3339."}},"required":["manual"],"additionalProperties":false}]},"Com\#
  mitStats":{"description":"The commits since the daemon's start.","type":"object","properties\#
  ":{"turns":{"description":"Turns that became durable. A turn is what the daemon decides toge\#
  ther; a commit has one or more.","type":"integer","minimum":0},"waitingTurns":{"description"\#
  :"Turns that wait for the disk now.","type":"integer","minimum":0},"failures":{"description"\#
  :"Commits that failed, for example because the disk was full.","type":"integer","minimum":0}\#
  ,"durations":{"$ref":"#/components/schemas/Durations"}},"required":["turns","waitingTurns","\#
  failures","durations"]},"ConnectionStats":{"description":"The connections, and the replies t\#
  hat wait on them.","type":"object","properties":{"open":{"description":"Open connections.","\#
  type":"integer","minimum":0},"opened":{"description":"Connections that clients opened since \#
  the daemon's start.","type":"integer","minimum":0},"refused":{"description":"Connections tha\#
  t the daemon refused since its start, because there were too many.","type":"integer","minimu\#
  m":0},"peers":{"description":"The open connections by uid and role.","type":"array","items":\#
  {"$ref":"#/components/schemas/PeerStats"}},"owedBytes":{"description":"Replies that wait for\#
   the disk.","type":"integer","minimum":0},"unsentBytes":{"description":"Replies that wait fo\#
  r clients to read them.","type":"integer","minimum":0}},"required":["open","opened","refused\#
  ","peers","owedBytes","unsentBytes"]},"ConsumerId":{"description":"Name of a consumer: a rea\#
  der of the log whose position the daemon stores. The reader chooses it, for example `mailer`\#
  .","type":"string","minLength":1,"maxLength":255},"ConsumerLag":{"description":"A consumer o\#
  f a feed.","type":"object","properties":{"project":{"$ref":"#/components/schemas/ProjectId"}\#
  ,"consumer":{"$ref":"#/components/schemas/ConsumerId"},"cursor":{"$ref":"#/components/schema\#
  s/Cursor"},"lag":{"description":"Events that it has not acknowledged.","type":"integer","min\#
  imum":0}},"required":["project","consumer","cursor","lag"]},"Country":{"description":"ISO 31\#
  66 country code of two or three letters, stored as it is sent.","type":"string","pattern":"^\#
  [A-Za-z]{2,3}$"},"Counts":{"description":"Number of records of a project.","type":"object","\#
  properties":{"devices":{"type":"integer","minimum":0},"users":{"type":"integer","minimum":0}\#
  ,"customers":{"description":"A merged customer counts once.","type":"integer","minimum":0},"\#
  purchases":{"type":"integer","minimum":0},"unclaimed":{"description":"Unclaimed purchases, w\#
  hich have had no holder yet; `purchases` counts them too.","type":"integer","minimum":0},"ev\#
  ents":{"type":"integer","minimum":0}},"required":["devices","users","customers","purchases",\#
  "unclaimed","events"]},"Currency":{"description":"ISO 4217 currency code of three letters, s\#
  tored as it is sent.","type":"string","pattern":"^[A-Za-z]{3}$"},"Cursor":{"description":"A \#
  position in a project's log: the number of the last event before it. \"0\" is the position b\#
  efore the first event.","type":"string","pattern":"^(0|[1-9][0-9]{0,18})$"},"DeviceId":{"des\#
  cription":"A device: one installation of one app. A reinstallation is a new device.","type":\#
  "string","minLength":1,"maxLength":255},"Duration":{"description":"ISO 8601 duration, for ex\#
  ample P1M, P7D or PT1H30M. It has whole numbers of Y, M, W, D and, after a T, of H, M, S; on\#
  ly the seconds may have a fraction. P1M keeps the day of the month, or takes the last day of\#
   a shorter month.","type":"string","format":"duration"},"DurationBucket":{"description":"A b\#
  ucket of a histogram.","type":"object","properties":{"upToMicros":{"description":"The longes\#
  t duration that it counts. Null for durations longer than every bound.","type":["integer","n\#
  ull"],"minimum":0},"count":{"description":"How many durations are longer than the bound of t\#
  he bucket before, and not longer than this one.","type":"integer","minimum":0}},"required":[\#
  "upToMicros","count"]},"Durations":{"description":"A histogram of durations since the daemon\#
  's start, in microseconds.","type":"object","properties":{"count":{"description":"How many d\#
  urations it counts.","type":"integer","minimum":0},"sumMicros":{"description":"Their sum.","\#
  type":"integer","minimum":0},"maxMicros":{"description":"The longest of them.","type":"integ\#
  er","minimum":0},"buckets":{"description":"The buckets that are not empty, shortest duration\#
  s first. Their bounds are 1, 2, 3, 4, 6, 8, 12, 16 and so on up to 100 seconds.","type":"arr\#
  ay","items":{"$ref":"#/components/schemas/DurationBucket"}}},"required":["count","sumMicros"\#
  ,"maxMicros","buckets"]},"EndReason":{"description":"Why a subscription ended, or will end: \#
  the customer's choice, a failed payment, a refused price increase, a product that is no long\#
  er sold (unavailable), the developer, another purchase that took it over (replaced), or anot\#
  her reason. Null when the store named none.","type":["string","null"],"enum":["customer","bi\#
  lling","priceIncrease","unavailable","developer","replaced","other",null]},"Entitlement":{"d\#
  escription":"What a product or a grant unlocks for a user, and why. One purchase or grant, t\#
  he winner, supplies every member. If only `entitlements` of `checkEntitlements` names it, ev\#
  ery member is null except `id`, `active` (false), `renewState` (unknown) and `renewsCount` (\#
  0).","type":"object","properties":{"id":{"$ref":"#/components/schemas/EntitlementId"},"activ\#
  e":{"description":"Whether the user has access.","type":"boolean"},"state":{"$ref":"#/compon\#
  ents/schemas/State"},"productId":{"description":"Product that gives the entitlement; null fo\#
  r a grant.","type":["string","null"]},"source":{"description":"Store of the purchase, or `ma\#
  nual` for a grant.","type":["string","null"]},"renewState":{"description":"Whether the subsc\#
  ription renews. billingIssue: the store could not collect a payment.","type":"string","enum"\#
  :["willRenew","canceled","billingIssue","nonRenewable","unknown"]},"grantType":{"description\#
  ":"What gave the entitlement; `manual` for a grant by the method `grant`.","type":["string",\#
  "null"],"enum":["purchase","familySharing","offerCode","manual",null]},"periodType":{"type":\#
  ["string","null"],"enum":["normal","trial","intro",null]},"startedAt":{"$ref":"#/components/\#
  schemas/NullableMoment","description":"Time of the first purchase, or of the grant."},"expir\#
  esAt":{"$ref":"#/components/schemas/NullableMoment","description":"Last millisecond with acc\#
  ess, without a grace period; null for no end."},"gracePeriodExpiresAt":{"$ref":"#/components\#
  /schemas/NullableMoment","description":"Last millisecond of the grace period; null without a\#
   grace period."},"firstPurchasedAt":{"$ref":"#/components/schemas/NullableMoment","descripti\#
  on":"Time of the first transaction; null for a grant."},"lastPurchasedAt":{"$ref":"#/compone\#
  nts/schemas/NullableMoment","description":"Time of the latest transaction; null for a grant.\#
  "},"trialStartedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at whi\#
  ch a trial began; null without a trial."},"autoRenewDisabledAt":{"$ref":"#/components/schema\#
  s/NullableMoment","description":"Time at which the customer turned auto-renew off; null whil\#
  e it is on."},"renewsCount":{"description":"Number of renewals at the full price.","type":"i\#
  nteger","minimum":0},"environment":{"type":["string","null"],"enum":["production","sandbox",\#
  null]},"store":{"description":"Null for a grant.","type":["string","null"]},"transactionId":\#
  {"description":"Latest transaction; null for a grant.","type":["string","null"]},"originalTr\#
  ansactionId":{"description":"First transaction; null for a grant.","type":["string","null"]}\#
  },"required":["id","active","state","productId","source","renewState","grantType","periodTyp\#
  e","startedAt","expiresAt","gracePeriodExpiresAt","firstPurchasedAt","lastPurchasedAt","tria\#
  lStartedAt","autoRenewDisabledAt","renewsCount","environment","store","transactionId","origi\#
  nalTransactionId"]},"EntitlementId":{"description":"An entitlement, for example `premium`.",\#
  "type":"string","minLength":1,"maxLength":255},"Entitlements":{"description":"Entitlements b\#
  y their ids, including inactive entitlements.","type":"object","additionalProperties":{"$ref\#
  ":"#/components/schemas/Entitlement"}},"ErrorCounts":{"description":"How many errors of each\#
   kind. Kinds that did not occur are missing.","type":"object","additionalProperties":{"type"\#
  :"integer","minimum":1}},"Event":{"description":"One entry of a project's log. Its other mem\#
  bers depend on its kind: events.md lists them.","type":"object","properties":{"cursor":{"$re\#
  f":"#/components/schemas/Cursor","description":"The event's number in the log; absent in a d\#
  ry run."},"id":{"description":"Unique id of the event.","type":"string"},"kind":{"$ref":"#/c\#
  omponents/schemas/EventKind"},"at":{"$ref":"#/components/schemas/Moment","description":"Time\#
   at which the event happened, by the project's clock."},"project":{"$ref":"#/components/sche\#
  mas/ProjectId"},"user":{"$ref":"#/components/schemas/UserId","description":"CustomerId of th\#
  e customer that the event is about; absent in clockAdvanced."},"userId":{"$ref":"#/component\#
  s/schemas/UserId","description":"Id of the user, if the user is identified."},"anonymousId":\#
  {"$ref":"#/components/schemas/UserId","description":"Id of the user, if the user is anonymou\#
  s. In identified, and in loggedOut with a userId: the device's anonymous user after the even\#
  t."},"cause":{"$ref":"#/components/schemas/Cause"},"device":{"description":"In userCreated, \#
  identified, loggedOut, purchase events and the events that a purchase causes: the device; nu\#
  ll when there is none.","type":["string","null"]},"outcome":{"description":"In identified: t\#
  he outcome that identify returned.","type":"string","enum":["attached","aliased","moved","sw\#
  itched"]},"from":{"description":"In a move: the holders before.","type":"array","items":{"$r\#
  ef":"#/components/schemas/UserId"}},"to":{"$ref":"#/components/schemas/UserId","description"\#
  :"In a move: the user that gained the purchase."},"shared":{"description":"In a move: whethe\#
  r the users in `from` keep the purchase.","type":"boolean"},"undone":{"description":"In link\#
  Undone: id of the undone event.","type":"string"},"aliases":{"description":"In usersAliased,\#
   and in linkUndone of customers that are split: every id of the customer now, in byte order.\#
  ","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"absorbed":{"$ref":"#/compo\#
  nents/schemas/UserId","description":"In usersAliased: the customerId that `user` absorbed; a\#
  bsent when the joining id was new."},"entitlements":{"description":"In entitlementsActivated\#
   and entitlementsDeactivated: the entitlements that changed, in byte order. In granted and g\#
  rantRevoked: the entitlement.","type":"array","items":{"$ref":"#/components/schemas/Entitlem\#
  entId"}},"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/co\#
  mponents/schemas/TransactionId"},"transactionId":{"$ref":"#/components/schemas/TransactionId\#
  ","description":"The latest transaction; in purchaseUpdated, the transaction that changed."}\#
  ,"product":{"$ref":"#/components/schemas/ProductId"},"productKind":{"$ref":"#/components/sch\#
  emas/ProductKind"},"holders":{"description":"In purchase events: the holders.","type":"array\#
  ","items":{"$ref":"#/components/schemas/UserId"}},"environment":{"$ref":"#/components/schema\#
  s/PurchaseEnvironment"},"firstPurchasedAt":{"$ref":"#/components/schemas/Moment"},"purchased\#
  At":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/Nullabl\#
  eMoment","description":"In purchase events: the end of the period. In granted and grantRevok\#
  ed: the end of the grant."},"periodType":{"$ref":"#/components/schemas/PeriodType"},"isFamil\#
  yShared":{"type":"boolean"},"price":{"type":["string","null"]},"currency":{"type":["string",\#
  "null"]},"country":{"type":["string","null"]},"offerCode":{"type":["string","null"]},"attrib\#
  utes":{"$ref":"#/components/schemas/Attributes"},"endReason":{"$ref":"#/components/schemas/E\#
  ndReason","description":"In purchase events: why the purchase ended, or will end; absent whe\#
  n the store named no reason."},"replaces":{"$ref":"#/components/schemas/TransactionId","desc\#
  ription":"In purchase events: the purchase that this one takes over; absent when there is no\#
  ne."},"changes":{"description":"In purchaseUpdated: the fields of the transaction that the c\#
  all changed, with their new values; absent when the clock is the cause. In purchaseRecorded \#
  and purchaseRenewed: what the store says along with the new period about the time after it, \#
  for example that auto-renew is off; absent when it says nothing.","type":"object"},"state":{\#
  "$ref":"#/components/schemas/State","description":"In purchaseRenewed, purchaseUpdated and p\#
  urchaseExpired, and in purchaseRecorded of a purchase that gives no access or replaces a kno\#
  wn one: the purchase's state after the event."},"before":{"description":"In the same events:\#
   `state` before the event, and former values. In purchaseUpdated by a call: those of the fie\#
  lds in `changes`. In purchaseRenewed: `product`, `expiresAt` and `periodType` of the transac\#
  tion before; in purchaseRecorded those of the purchase that it replaces, if that is known. I\#
  n all others, and in purchaseRenewed too: `autoRenew`, `renewsAs` and `billingIssueAt` of th\#
  e latest transaction, if they were set.","type":"object"},"isEarlier":{"description":"In pur\#
  chaseUpdated: true if the transaction is not the latest of the purchase; otherwise absent.",\#
  "type":"boolean"},"now":{"$ref":"#/components/schemas/Moment","description":"In clockAdvance\#
  d: the time that the clock shows."}},"required":["id","kind","at","project","cause"]},"Event\#
  Id":{"description":"Id of an event, as the log shows it.","type":"string","minLength":1,"max\#
  Length":255},"EventKind":{"description":"Kind of an event.","type":"string","enum":["userCre\#
  ated","identified","loggedOut","usersAliased","linkUndone","purchaseRecorded","purchaseRenew\#
  ed","purchaseUpdated","purchaseExpired","entitlementsActivated","entitlementsDeactivated","s\#
  ubscriptionReceived","subscriptionTransferred","oneTimePurchaseReceived","oneTimePurchaseTra\#
  nsferred","granted","grantRevoked","userDeleted","clockAdvanced","userImported"]},"Explanati\#
  onStep":{"description":"One step that led a user to an entitlement, or took it away. A membe\#
  r that does not apply, or is not known, is absent.","type":"object","properties":{"step":{"d\#
  escription":"Kind of the step; rules.md describes each kind.","type":"string","enum":["purch\#
  ased","claimed","granted","attached","moved","shared","transferred","aliased","unclear","ide\#
  ntified","renewed","revoked","mapped","clock"]},"text":{"description":"An explanation in one\#
   sentence.","type":"string"},"at":{"$ref":"#/components/schemas/NullableMoment","description\#
  ":"Time of the step, if it has a time. In `clock`: the moment that the result is for."},"eve\#
  nt":{"$ref":"#/components/schemas/EventId","description":"Id of the event that reported the \#
  step."},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Cursor of that event."\#
  },"rule":{"$ref":"#/components/schemas/AppliedRule","description":"The rule that applied in \#
  the step."},"by":{"description":"In `claimed`: what led to the user.","type":"string","enum"\#
  :["purchase","restore","accountToken","replaces","firstItem"]},"method":{"description":"Meth\#
  od that made the step. In `revoked`: present if an import brought the end.","type":"string",\#
  "enum":["identify","restore","purchase","user.link.undo","user.import"]},"from":{"descriptio\#
  n":"Who had it before: at most ten ids, one id per customer. In `aliased`: the first custome\#
  r. In `identified`: the device's anonymous user.","type":"array","items":{"$ref":"#/componen\#
  ts/schemas/UserId"}},"to":{"description":"Who has it afterwards. In `aliased`: the second cu\#
  stomer.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"descripti\#
  on":"In `purchased` and `identified`: the device; null for a purchase without a device.","ty\#
  pe":["string","null"]},"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId"\#
  :{"$ref":"#/components/schemas/TransactionId"},"transactionId":{"$ref":"#/components/schemas\#
  /TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"state":{"$ref":"#/comp\#
  onents/schemas/State","description":"State of the purchase or grant at that time."},"since":\#
  {"$ref":"#/components/schemas/NullableMoment","description":"In `clock`: start of the state;\#
   when access is over, the last millisecond with access. In other steps: start of the period.\#
  "},"until":{"$ref":"#/components/schemas/NullableMoment","description":"Last millisecond of \#
  the state, as far as is known; the end of a pause. Null for no end."},"recomputed":{"descrip\#
  tion":"True when an undo of an earlier link changed the outcome of this login; otherwise abs\#
  ent.","type":"boolean"}},"required":["step","text","at"]},"FeedStats":{"description":"The re\#
  aders of events.","type":"object","properties":{"waits":{"description":"`events.wait` reques\#
  ts that wait now.","type":"integer","minimum":0},"subscriptions":{"description":"Open subscr\#
  iptions.","type":"integer","minimum":0},"consumers":{"description":"Consumers, by project an\#
  d name: at most 256.","type":"array","items":{"$ref":"#/components/schemas/ConsumerLag"}},"m\#
  oreConsumers":{"description":"Whether there are more consumers.","type":"boolean"}},"require\#
  d":["waits","subscriptions","consumers","moreConsumers"]},"IdempotencyKey":{"description":"K\#
  ey of one write. The daemon stores it for 24 hours, per project and method.","type":"string"\#
  ,"minLength":1,"maxLength":255},"ImportedPurchase":{"description":"A purchase as `user.expor\#
  t` shows it. The daemon accepts and ignores members that derive from the transactions.","tit\#
  le":"a purchase","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"}\#
  ,"originalTransactionId":{"$ref":"#/components/schemas/TransactionId","description":"The fir\#
  st transaction."},"transactionId":{"description":"Not read."},"product":{"description":"Pres\#
  ent product, if it differs from that of the latest transaction.","type":["string","null"]},"\#
  kind":{"description":"Not read."},"state":{"description":"Not read."},"holders":{"descriptio\#
  n":"Who holds the purchase: one id per customer.","type":"array","items":{"$ref":"#/componen\#
  ts/schemas/UserId"},"maxItems":10000},"device":{"description":"Device on which the customer \#
  bought; null when there is none.","type":["string","null"]},"storeAccount":{"description":"S\#
  tore account that bought it; null when there is none.","type":["string","null"]},"purchasedA\#
  t":{"description":"Not read."},"firstPurchasedAt":{"description":"Not read."},"expiresAt":{"\#
  $ref":"#/components/schemas/NullableMoment","description":"Present end, if it differs from t\#
  hat of the latest transaction."},"noEnd":{"description":"True if somebody stated that the pr\#
  esent has no end, and the latest transaction does not say so.","type":"boolean"},"trialStart\#
  edAt":{"description":"Not read."},"periodType":{"description":"Not read."},"environment":{"d\#
  escription":"Not read."},"isFamilyShared":{"description":"Not read."},"price":{"description"\#
  :"Not read."},"currency":{"description":"Not read."},"country":{"description":"Not read."},"\#
  offerCode":{"description":"Not read."},"autoRenew":{"description":"Not read."},"autoRenewDis\#
  abledAt":{"description":"Not read."},"gracePeriodExpiresAt":{"description":"Not read."},"bil\#
  lingRetry":{"description":"Not read."},"pausedUntil":{"description":"Not read."},"refundedAt\#
  ":{"description":"Not read."},"revokedAt":{"description":"Not read."},"endedAt":{"descriptio\#
  n":"Not read."},"paused":{"description":"Not read."},"renewsAs":{"description":"Not read."},\#
  "endReason":{"description":"Not read."},"billingIssueAt":{"description":"Not read."},"replac\#
  es":{"description":"Purchase that this one takes over, as the store named it; null when ther\#
  e is none.","type":["string","null"]},"replacedBy":{"description":"Purchase that has taken t\#
  his one over. Read only with `replacedAt`, if the daemon does not know that purchase.","type\#
  ":["string","null"]},"replacedAt":{"$ref":"#/components/schemas/NullableMoment","description\#
  ":"When that purchase began: this one gives no access from then on."},"keys":{"description":\#
  "Further names of the purchase.","type":"array","items":{"$ref":"#/components/schemas/Transa\#
  ctionId"},"maxItems":10},"firstItem":{"$ref":"#/components/schemas/TransactionId","descripti\#
  on":"Purchase of the first item, if this one is of a further item of the same subscription o\#
  r order."},"renewsCount":{"description":"Not read."},"accountToken":{"description":"First ac\#
  count token that the store named; null without one.","type":["string","null"]},"transactions\#
  ":{"description":"All transactions, in any order.","type":"array","items":{"$ref":"#/compone\#
  nts/schemas/ImportedTransaction"},"maxItems":10000}},"required":["store","originalTransactio\#
  nId","transactions"],"additionalProperties":false},"ImportedTransaction":{"description":"A t\#
  ransaction as `user.export` shows it: dated facts.","title":"a transaction","type":"object",\#
  "properties":{"transactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref\#
  ":"#/components/schemas/ProductId"},"periodType":{"$ref":"#/components/schemas/PeriodType"},\#
  "purchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schem\#
  as/NullableMoment","description":"End of the period. Null alone states nothing."},"noEnd":{"\#
  description":"True if the store stated that there is no end, so that no grace period counts \#
  as the end.","type":"boolean"},"isFamilyShared":{"description":"Whether a family member boug\#
  ht it and shares it.","type":"boolean"},"price":{"description":"A decimal number in a string\#
  , for example \"9.99\".","type":["string","null"]},"currency":{"description":"ISO 4217 code,\#
   as it was sent.","type":["string","null"]},"country":{"description":"ISO 3166 code, as it w\#
  as sent.","type":["string","null"]},"offerCode":{"description":"Offer code, as it was sent."\#
  ,"type":["string","null"]},"attributes":{"$ref":"#/components/schemas/Attributes"},"kind":{"\#
  $ref":"#/components/schemas/ProductKind","description":"The kind that the store named."},"en\#
  vironment":{"$ref":"#/components/schemas/PurchaseEnvironment","description":"The environment\#
   that the store named."},"autoRenew":{"description":"False while auto-renew is off.","type":\#
  "boolean"},"autoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMoment","description"\#
  :"Time since which auto-renew has been off."},"gracePeriodExpiresAt":{"$ref":"#/components/s\#
  chemas/NullableMoment","description":"Last moment of the grace period."},"billingRetry":{"de\#
  scription":"True while the store retries a failed payment.","type":"boolean"},"pausedUntil":\#
  {"$ref":"#/components/schemas/NullableMoment","description":"Time at which the pause ends."}\#
  ,"refundedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the refun\#
  d."},"revokedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which \#
  the store withdrew access."},"endedAt":{"$ref":"#/components/schemas/NullableMoment","descri\#
  ption":"Time at which access ended before the end of the period."},"paused":{"description":"\#
  True while the store reports the subscription as paused.","type":"boolean"},"renewsAs":{"$re\#
  f":"#/components/schemas/ProductId","description":"Product of the next period."},"endReason"\#
  :{"$ref":"#/components/schemas/EndReason"},"billingIssueAt":{"$ref":"#/components/schemas/Nu\#
  llableMoment","description":"Time since which billing has failed."},"listedAt":{"$ref":"#/co\#
  mponents/schemas/NullableMoment","description":"Time at which the store last listed the item\#
  s of the subscription, this one among them. Absent if the subscription had one item only."},\#
  "asOf":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which the store \#
  stated all of this. Without it, the transaction is older than any statement of a store."}},"\#
  required":["transactionId","product","purchasedAt"],"additionalProperties":false},"Limits":{\#
  "description":"The daemon's limits by name.","type":"object","properties":{"lineBytesMax":{"\#
  description":"Longest line, in bytes without the line feed.","type":"integer"},"batchEntries\#
  Max":{"description":"Most requests in one batch.","type":"integer"},"depthMax":{"description\#
  ":"Deepest nesting of JSON arrays and objects.","type":"integer"},"requestIdBytesMax":{"desc\#
  ription":"Longest request id, in bytes.","type":"integer"}},"required":["lineBytesMax","batc\#
  hEntriesMax","depthMax","requestIdBytesMax"],"additionalProperties":{"type":"integer"}},"Los\#
  ingSource":{"description":"A purchase or grant that also gives the entitlement, but does not\#
   supply its fields.","type":"object","properties":{"lostBy":{"description":"The first criter\#
  ion, in the order of rules.md, in which the two differ.","type":"string","enum":["active","e\#
  nd","purchasedAt","transactionId","store","originalTransactionId","order"]},"text":{"descrip\#
  tion":"An explanation in one sentence.","type":"string"},"entitlement":{"$ref":"#/components\#
  /schemas/Entitlement","description":"The entitlement as this purchase or grant alone would g\#
  ive it."}},"required":["lostBy","text","entitlement"]},"MethodStats":{"description":"The req\#
  uests of a method, without those that the daemon has not answered yet.","type":"object","pro\#
  perties":{"requests":{"description":"How many requests the daemon answered, with results or \#
  errors.","type":"integer","minimum":0},"errors":{"$ref":"#/components/schemas/ErrorCounts"},\#
  "durations":{"$ref":"#/components/schemas/Durations"}},"required":["requests","errors","dura\#
  tions"]},"MethodSummary":{"description":"One line in the list of methods.","type":"object","\#
  properties":{"name":{"type":"string"},"summary":{"type":"string"},"role":{"type":"string","e\#
  num":["read","write","admin"]}},"required":["name","summary","role"]},"MissingReason":{"desc\#
  ription":"A reason why an entitlement is not active.","type":"object","properties":{"kind":{\#
  "description":"What is missing; rules.md describes each kind.","type":"string","enum":["expi\#
  red","paused","billingRetry","refunded","revoked","notYet","environment","notMapped","notIde\#
  ntified","heldByAnother","heldByNobody","noProduct","noPurchase","notGranted"]},"text":{"des\#
  cription":"An explanation in one sentence.","type":"string"},"store":{"$ref":"#/components/s\#
  chemas/Store","description":"Store of the purchase, if the reason is about a purchase."},"or\#
  iginalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/comp\#
  onents/schemas/ProductId"},"holder":{"$ref":"#/components/schemas/UserId","description":"In \#
  `heldByAnother` and `notIdentified`: the holder of the purchase. An identified holder comes \#
  before an anonymous holder, then the first in byte order."},"since":{"$ref":"#/components/sc\#
  hemas/Moment","description":"Last millisecond with access. In `refunded` and `revoked`: time\#
   of the refund or revocation. In `notIdentified`: when the holder logged out on this device,\#
   if it did."},"until":{"$ref":"#/components/schemas/Moment","description":"In `paused`: end \#
  of the pause. In `notYet`: start of access."},"because":{"description":"In `heldByAnother`: \#
  the steps that led to the holder.","type":"array","items":{"$ref":"#/components/schemas/Expl\#
  anationStep"}},"suggestedCalls":{"description":"Calls that would each make the entitlement a\#
  ctive at the moment that the result is for. A call is listed under the first reason that it \#
  removes.","type":"array","items":{"$ref":"#/components/schemas/SuggestedCall"}}},"required":\#
  ["kind","text","suggestedCalls"]},"Moment":{"description":"RFC 3339 timestamp, for example 2\#
  026-11-21T09:30:00Z. The daemon accepts any UTC offset and precision, and returns UTC with m\#
  illiseconds.","type":"string","format":"date-time"},"Move":{"description":"A purchase with n\#
  ew holders.","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"or\#
  iginalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/comp\#
  onents/schemas/ProductId"},"kind":{"$ref":"#/components/schemas/ProductKind"},"from":{"descr\#
  iption":"Who held it before: one id per customer, in byte order.","type":"array","items":{"$\#
  ref":"#/components/schemas/UserId"}},"to":{"$ref":"#/components/schemas/UserId","description\#
  ":"The user that gained it. After an undo in which no user gained it: the first remaining ho\#
  lder in byte order."},"shared":{"description":"True when the users in `from` still hold it."\#
  ,"type":"boolean"}},"required":["store","originalTransactionId","product","kind","from","to"\#
  ,"shared"]},"NotifiedPurchase":{"description":"What a notification did to one purchase.","ty\#
  pe":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactio\#
  nId":{"$ref":"#/components/schemas/TransactionId"},"transactionId":{"$ref":"#/components/sch\#
  emas/TransactionId","description":"Transaction that the statement is about."},"outcome":{"de\#
  scription":"As of `purchase`.","type":"string","enum":["recorded","renewed","planChanged","r\#
  eceived","claimed","updated","stale","unchanged"]},"fields":{"description":"Fields of the tr\#
  ansaction that changed; for a new period, those that differ from the period before, apart fr\#
  om `purchasedAt`. Absent when there are none.","type":"array","items":{"type":"string"}},"st\#
  ale":{"description":"Fields that lost against newer information; absent when there are none.\#
  ","type":"array","items":{"type":"string"}}},"required":["store","originalTransactionId","tr\#
  ansactionId","outcome"]},"NullableMoment":{"description":"RFC 3339 timestamp, or null.","typ\#
  e":["string","null"],"format":"date-time"},"Peer":{"description":"The other end of the conne\#
  ction, as the kernel reports it.","type":"object","properties":{"uid":{"type":"integer"},"gi\#
  d":{"type":"integer"},"pid":{"type":"integer"},"role":{"type":"string","enum":["read","write\#
  ","admin"]}},"required":["uid","gid","pid","role"]},"PeerStats":{"description":"The open con\#
  nections of a uid with a role.","type":"object","properties":{"uid":{"type":"integer"},"role\#
  ":{"description":"`none` for clients without a role, whose requests the daemon refuses.","ty\#
  pe":"string","enum":["none","read","write","admin"]},"connections":{"description":"How many \#
  connections.","type":"integer","minimum":0}},"required":["uid","role","connections"]},"Perio\#
  dType":{"description":"Price of a period: full (normal), a trial, or introductory (intro).",\#
  "type":"string","enum":["normal","trial","intro"]},"Platform":{"description":"Platform of th\#
  e device: ios, android, web or another word of that form.","type":"string","pattern":"^[A-Za\#
  -z0-9._-]{1,64}$"},"PlayStoreSettings":{"description":"How the project verifies and reads wh\#
  at Google Play sends.","type":"object","properties":{"packages":{"description":"Package name\#
  s of the apps whose notifications the project takes.","type":"array","items":{"type":"string\#
  ","minLength":1,"maxLength":255},"maxItems":100}},"required":["packages"],"additionalPropert\#
  ies":false},"Preset":{"description":"A named set of rules.","type":"string","enum":["qonvers\#
  ion","revenuecat","revenuecatLegacy","purchasely"]},"Price":{"description":"A decimal number\#
   in a string, for example \"9.99\".","type":"string","pattern":"^[0-9]{1,15}(\\.[0-9]{1,9})?\#
  $"},"Product":{"description":"A product of the catalogue.","title":"a product","type":"objec\#
  t","properties":{"kind":{"description":"Default: the kind that the purchase gives; without i\#
  t, `subscription` for a purchase with an end and `nonConsumable` for a purchase without.","t\#
  ype":["string","null"],"enum":["subscription","nonRenewingSubscription","nonConsumable","con\#
  sumable",null]},"entitlements":{"description":"Ids of the entitlements that the product unlo\#
  cks.","type":"array","items":{"$ref":"#/components/schemas/EntitlementId"},"maxItems":100}},\#
  "required":["entitlements"],"additionalProperties":false},"ProductId":{"description":"A prod\#
  uct, by the id that the store and the catalogue use.","type":"string","minLength":1,"maxLeng\#
  th":255},"ProductKind":{"description":"Kind of a product, which determines how a purchase mo\#
  ves and expires.","type":"string","enum":["subscription","nonRenewingSubscription","nonConsu\#
  mable","consumable"]},"Project":{"description":"A project: a namespace for users, purchases,\#
   rules and events, with the counts of its records.","type":"object","properties":{"id":{"$re\#
  f":"#/components/schemas/ProjectId"},"rules":{"$ref":"#/components/schemas/Rules"},"products\#
  ":{"$ref":"#/components/schemas/Catalogue"},"entitlements":{"description":"Ids that `grant` \#
  accepts in addition to the entitlements of the catalogue.","type":"array","items":{"$ref":"#\#
  /components/schemas/EntitlementId"}},"environment":{"$ref":"#/components/schemas/ProjectEnvi\#
  ronment"},"clock":{"$ref":"#/components/schemas/Clock"},"webhooks":{"description":"URLs that\#
   receive the project's events. Only `project.webhooks` returns the secrets.","type":"array",\#
  "items":{"$ref":"#/components/schemas/WebhookSummary"}},"stores":{"$ref":"#/components/schem\#
  as/Stores"},"createdAt":{"$ref":"#/components/schemas/Moment","description":"Time of the cre\#
  ation, by the project's own clock."},"counts":{"$ref":"#/components/schemas/Counts"}},"requi\#
  red":["id","rules","products","entitlements","environment","clock","webhooks","stores","crea\#
  tedAt","counts"]},"ProjectEnvironment":{"description":"Which purchases give access: those of\#
   production, those of the sandbox, or both (any).","type":"string","enum":["production","san\#
  dbox","any"]},"ProjectId":{"description":"A project: a namespace for users, purchases, rules\#
   and events. Projects share no data.","type":"string","minLength":1,"maxLength":255},"Projec\#
  tSummary":{"description":"One line in the list of projects.","type":"object","properties":{"\#
  id":{"$ref":"#/components/schemas/ProjectId"},"preset":{"$ref":"#/components/schemas/Preset"\#
  },"createdAt":{"$ref":"#/components/schemas/Moment"},"counts":{"$ref":"#/components/schemas/\#
  Counts"}},"required":["id","preset","createdAt","counts"]},"Properties":{"description":"Prop\#
  erties by their names. setUserProperty stores at most 100 per customer.","type":"object","pr\#
  opertyNames":{"$ref":"#/components/schemas/PropertyKey"},"additionalProperties":{"$ref":"#/c\#
  omponents/schemas/PropertyValue"}},"PropertyKey":{"description":"Name of a property: 1 to 80\#
   letters, digits, and _ . : - $.","type":"string","pattern":"^[A-Za-z0-9_.:$-]{1,80}$"},"Pro\#
  pertyValue":{"description":"Value of a property.","type":"string","maxLength":500},"Purchase\#
  ":{"description":"One product bought in one store, its transactions and its holders.","type"\#
  :"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId\#
  ":{"$ref":"#/components/schemas/TransactionId","description":"The first transaction."},"tran\#
  sactionId":{"$ref":"#/components/schemas/TransactionId","description":"The latest transactio\#
  n."},"product":{"$ref":"#/components/schemas/ProductId"},"kind":{"$ref":"#/components/schema\#
  s/ProductKind","description":"Kind that the purchase or the catalogue gives; without it, `su\#
  bscription` for a purchase with an end and `nonConsumable` for a purchase without."},"state"\#
  :{"$ref":"#/components/schemas/State","description":"Current state; null before the first pu\#
  rchasedAt."},"holders":{"description":"Who holds the purchase: one id per customer, in byte \#
  order.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"descriptio\#
  n":"Device on which the customer bought; null when there is none.","type":["string","null"]}\#
  ,"storeAccount":{"description":"Store account that bought it; null when there is none.","typ\#
  e":["string","null"]},"purchasedAt":{"$ref":"#/components/schemas/Moment","description":"Tim\#
  e of the latest transaction."},"firstPurchasedAt":{"$ref":"#/components/schemas/Moment","des\#
  cription":"Time of the first transaction."},"expiresAt":{"$ref":"#/components/schemas/Nullab\#
  leMoment","description":"Last millisecond of the period; null for no end."},"noEnd":{"descri\#
  ption":"Only in an export: true if a call without a date named `expiresAt` as null, and the \#
  latest transaction has no statement about its end; otherwise absent.","type":"boolean"},"tri\#
  alStartedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which a tr\#
  ial began; null without a trial."},"periodType":{"$ref":"#/components/schemas/PeriodType"},"\#
  environment":{"$ref":"#/components/schemas/PurchaseEnvironment","description":"Environment o\#
  f the first transaction."},"isFamilyShared":{"description":"Whether a family member bought i\#
  t and shares it.","type":"boolean"},"price":{"description":"A decimal number in a string, fo\#
  r example \"9.99\".","type":["string","null"]},"currency":{"description":"ISO 4217 code, as \#
  it was sent.","type":["string","null"]},"country":{"description":"ISO 3166 code, as it was s\#
  ent.","type":["string","null"]},"offerCode":{"description":"Offer code, as it was sent.","ty\#
  pe":["string","null"]},"autoRenew":{"description":"Whether it renews automatically: true for\#
   a subscription until purchase.update turns it off, false for every other kind.","type":"boo\#
  lean"},"autoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMoment","description":"Ti\#
  me since which auto-renew has been off; null while it is on."},"gracePeriodExpiresAt":{"$ref\#
  ":"#/components/schemas/NullableMoment","description":"Last millisecond of the grace period;\#
   null without a grace period."},"billingRetry":{"description":"Whether the store retries a f\#
  ailed payment.","type":"boolean"},"pausedUntil":{"$ref":"#/components/schemas/NullableMoment\#
  ","description":"Time at which the pause ends; null without a pause."},"refundedAt":{"$ref":\#
  "#/components/schemas/NullableMoment","description":"Time of the refund; null without a refu\#
  nd."},"revokedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which\#
   the store withdrew access; null when it did not."},"endedAt":{"$ref":"#/components/schemas/\#
  NullableMoment","description":"Time at which access ended before the end of the period; null\#
   when it did not."},"paused":{"description":"Whether the store reports the subscription as p\#
  aused.","type":"boolean"},"renewsAs":{"description":"Product of the next period; null for th\#
  e same product.","type":["string","null"]},"endReason":{"$ref":"#/components/schemas/EndReas\#
  on","description":"Why the purchase ended, or will end; null when the store named no reason.\#
  "},"billingIssueAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time since \#
  which billing has failed; null when it does not fail."},"replaces":{"description":"Purchase \#
  that this one takes over, as the store named it; null when there is none.","type":["string",\#
  "null"]},"replacedBy":{"description":"`originalTransactionId` of the purchase that took this\#
   one over; null before it began.","type":["string","null"]},"replacedAt":{"$ref":"#/componen\#
  ts/schemas/NullableMoment","description":"When that purchase began; null before."},"keys":{"\#
  description":"Further names of the purchase, in byte order.","type":"array","items":{"$ref":\#
  "#/components/schemas/TransactionId"}},"firstItem":{"$ref":"#/components/schemas/Transaction\#
  Id","description":"`originalTransactionId` of the first item, if this purchase is a further \#
  item of the same subscription or order; otherwise absent."},"renewsCount":{"description":"Nu\#
  mber of renewals at the full price: the number of `normal` periods minus 1, at least 0.","ty\#
  pe":"integer","minimum":0},"accountToken":{"description":"First account token that the store\#
   named; null without one.","type":["string","null"]},"transactions":{"description":"All tran\#
  sactions, oldest first.","type":"array","items":{"$ref":"#/components/schemas/Transaction"}}\#
  },"required":["store","originalTransactionId","transactionId","product","kind","state","hold\#
  ers","device","storeAccount","purchasedAt","firstPurchasedAt","expiresAt","trialStartedAt","\#
  periodType","environment","isFamilyShared","price","currency","country","offerCode","autoRen\#
  ew","autoRenewDisabledAt","gracePeriodExpiresAt","billingRetry","pausedUntil","refundedAt","\#
  revokedAt","endedAt","paused","renewsAs","endReason","billingIssueAt","replaces","replacedBy\#
  ","replacedAt","keys","renewsCount","accountToken","transactions"]},"PurchaseEnvironment":{"\#
  description":"Environment of the store: production, or sandbox for test purchases.","type":"\#
  string","enum":["production","sandbox"]},"PurchaseRef":{"description":"A purchase, by its st\#
  ore and the id of its first transaction.","title":"a purchase","type":"object","properties":\#
  {"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components\#
  /schemas/TransactionId","description":"Id of the purchase's first transaction."}},"required"\#
  :["store","originalTransactionId"],"additionalProperties":false},"Refusal":{"description":"A\#
   purchase that a restore refused, and the rule that refused it.","type":"object","properties\#
  ":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/componen\#
  ts/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"holder":{"$r\#
  ef":"#/components/schemas/UserId","description":"Who holds it. An identified holder comes be\#
  fore an anonymous holder, then the first in byte order."},"rule":{"description":"The rule th\#
  at refused it.","type":"string","enum":["onRestore","oneTimePurchases"]}},"required":["store\#
  ","originalTransactionId","product","holder","rule"]},"RemainingChange":{"description":"A la\#
  ter change that stays although an earlier link is undone.","type":"object","properties":{"ev\#
  ent":{"$ref":"#/components/schemas/EventId","description":"Id of the event that reported it.\#
  "},"method":{"description":"Method that made it.","type":"string","enum":["restore","purchas\#
  e","user.link.undo","user.import"]}},"required":["event","method"]},"Rules":{"description":"\#
  Every rule of a project. rules.md describes each rule.","type":"object","properties":{"prese\#
  t":{"$ref":"#/components/schemas/Preset","description":"Preset that the rules started from."\#
  },"anonymousPrefix":{"description":"Beginning of each anonymous id; 32 lower-case hex digits\#
   follow. When it is empty, an anonymous id is a lower-case UUID.","type":"string","maxLength\#
  ":64,"x-presets":{"qonversion":"QON_","revenuecat":"$RCAnonymousID:","revenuecatLegacy":"$RC\#
  AnonymousID:","purchasely":""}},"onIdentifyNew":{"description":"What a login of a new user i\#
  d does when no user is logged in on the device.","type":"string","enum":["attach","alias","a\#
  liasUnlessLinked","move","switch"],"x-presets":{"qonversion":"attach","revenuecat":"alias","\#
  revenuecatLegacy":"alias","purchasely":"move"}},"onIdentifyKnown":{"description":"What a log\#
  in of a known user id does when no user is logged in on the device.","type":"string","enum":\#
  ["attach","alias","aliasUnlessLinked","move","switch"],"x-presets":{"qonversion":"attach","r\#
  evenuecat":"aliasUnlessLinked","revenuecatLegacy":"alias","purchasely":"move"}},"onSwitch":{\#
  "description":"What a login does when another user is logged in on the device.","type":"stri\#
  ng","enum":["logoutFirst","switch"],"x-presets":{"qonversion":"logoutFirst","revenuecat":"sw\#
  itch","revenuecatLegacy":"switch","purchasely":"switch"}},"onLogout":{"description":"The cur\#
  rent user after a logout: the same anonymous user (return), or a new anonymous user (rotate)\#
  .","type":"string","enum":["return","rotate"],"x-presets":{"qonversion":"return","revenuecat\#
  ":"rotate","revenuecatLegacy":"rotate","purchasely":"return"}},"onAnonymousLogout":{"descrip\#
  tion":"What a logout does when no user is logged in.","type":"string","enum":["ignore","refu\#
  se","rotate"],"x-presets":{"qonversion":"ignore","revenuecat":"refuse","revenuecatLegacy":"r\#
  otate","purchasely":"ignore"}},"purchaseHolders":{"description":"Who holds a new purchase: t\#
  he device's anonymous user and its identified user, or only the current user.","type":"strin\#
  g","enum":["deviceAndUser","currentUser"],"x-presets":{"qonversion":"deviceAndUser","revenue\#
  cat":"currentUser","revenuecatLegacy":"currentUser","purchasely":"currentUser"}},"onRestore"\#
  :{"description":"What a restore does with a purchase that another user holds.","type":"strin\#
  g","enum":["share","transfer","transferIfInactive","keep","alias"],"x-presets":{"qonversion"\#
  :"share","revenuecat":"transfer","revenuecatLegacy":"alias","purchasely":"transfer"}},"anony\#
  mousHolders":{"description":"What a restore does with a purchase that only anonymous users h\#
  old.","type":"string","enum":["asOthers","alias"],"x-presets":{"qonversion":"asOthers","reve\#
  nuecat":"alias","revenuecatLegacy":"alias","purchasely":"asOthers"}},"oneTimePurchases":{"de\#
  scription":"Whether a restore moves one-time purchases.","type":"string","enum":["move","sta\#
  y"],"x-presets":{"qonversion":"move","revenuecat":"move","revenuecatLegacy":"move","purchase\#
  ly":"stay"}},"unclaimedPurchases":{"description":"What the daemon does with a purchase that \#
  a store reports without a known user: it does not record it (ignore), records it without a h\#
  older (keep), or gives it to a new anonymous user (anonymous).","type":"string","enum":["ign\#
  ore","keep","anonymous"],"x-presets":{"qonversion":"keep","revenuecat":"ignore","revenuecatL\#
  egacy":"ignore","purchasely":"keep"}},"userIdLengthMax":{"description":"Maximum length of a \#
  user id, in Unicode scalars.","type":"integer","minimum":1,"maximum":255,"x-presets":{"qonve\#
  rsion":255,"revenuecat":100,"revenuecatLegacy":100,"purchasely":255}},"blockedUserIds":{"des\#
  cription":"Ids that no user may have, compared byte by byte. The empty id is always blocked.\#
  ","type":"array","items":{"type":"string","maxLength":255},"maxItems":1000,"x-presets":{"qon\#
  version":[],"revenuecat":["no_user","null","none","nil","(null)","\u0000","unidentified","un\#
  defined","unknown","anonymous","guest"],"revenuecatLegacy":["no_user","null","none","nil","(\#
  null)"],"purchasely":[]}}},"required":["preset","anonymousPrefix","onIdentifyNew","onIdentif\#
  yKnown","onSwitch","onLogout","onAnonymousLogout","purchaseHolders","onRestore","anonymousHo\#
  lders","oneTimePurchases","unclaimedPurchases","userIdLengthMax","blockedUserIds"]},"RulesCh\#
  oice":{"description":"Name of a preset, or an object with a preset and the rules that differ\#
   from it.","anyOf":[{"$ref":"#/components/schemas/Preset"},{"title":"rules","type":"object",\#
  "properties":{"preset":{"$ref":"#/components/schemas/Preset","description":"Preset that supp\#
  lies the rules that are not given.","default":"qonversion"},"anonymousPrefix":{"description"\#
  :"Beginning of each anonymous id; 32 lower-case hex digits follow. When it is empty, an anon\#
  ymous id is a lower-case UUID.","type":"string","maxLength":64},"onIdentifyNew":{"descriptio\#
  n":"What a login of a new user id does when no user is logged in on the device.","type":"str\#
  ing","enum":["attach","alias","aliasUnlessLinked","move","switch"]},"onIdentifyKnown":{"desc\#
  ription":"What a login of a known user id does when no user is logged in on the device.","ty\#
  pe":"string","enum":["attach","alias","aliasUnlessLinked","move","switch"]},"onSwitch":{"des\#
  cription":"What a login does when another user is logged in on the device.","type":"string",\#
  "enum":["logoutFirst","switch"]},"onLogout":{"description":"The current user after a logout:\#
   the same anonymous user (return), or a new anonymous user (rotate).","type":"string","enum"\#
  :["return","rotate"]},"onAnonymousLogout":{"description":"What a logout does when no user is\#
   logged in.","type":"string","enum":["ignore","refuse","rotate"]},"purchaseHolders":{"descri\#
  ption":"Who holds a new purchase: the device's anonymous user and its identified user, or on\#
  ly the current user.","type":"string","enum":["deviceAndUser","currentUser"]},"onRestore":{"\#
  description":"What a restore does with a purchase that another user holds.","type":"string",\#
  "enum":["share","transfer","transferIfInactive","keep","alias"]},"anonymousHolders":{"descri\#
  ption":"What a restore does with a purchase that only anonymous users hold.","type":"string"\#
  ,"enum":["asOthers","alias"]},"oneTimePurchases":{"description":"Whether a restore moves one\#
  -time purchases.","type":"string","enum":["move","stay"]},"unclaimedPurchases":{"description\#
  ":"What the daemon does with a purchase that a store reports without a known user: it does n\#
  ot record it (ignore), records it without a holder (keep), or gives it to a new anonymous us\#
  er (anonymous).","type":"string","enum":["ignore","keep","anonymous"]},"userIdLengthMax":{"d\#
  escription":"Maximum length of a user id, in Unicode scalars.","type":"integer","minimum":1,\#
  "maximum":255},"blockedUserIds":{"description":"Ids that no user may have, compared byte by \#
  byte. The empty id is always blocked.","type":"array","items":{"type":"string","maxLength":2\#
  55},"maxItems":1000}},"required":[],"additionalProperties":false}]},"State":{"description":"\#
  State of a purchase or grant. Null before it begins, and for an entitlement that only `entit\#
  lements` of `checkEntitlements` names.","type":["string","null"],"enum":["active","trial","i\#
  ntro","gracePeriod","billingRetry","paused","expired","refunded","revoked",null]},"StorageSt\#
  ats":{"description":"The files of the store, and the work on them since the daemon's start. \#
  Missing if the store is in memory.","type":"object","properties":{"dataFileBytes":{"descript\#
  ion":"Size of the data file.","type":"integer","minimum":0},"logFileBytes":{"description":"S\#
  ize of SQLite's write-ahead log.","type":"integer","minimum":0},"journalFileBytes":{"descrip\#
  tion":"Size of the two files of the journal.","type":"integer","minimum":0},"journalBytes":{\#
  "description":"Bytes in the journal that the daemon has not copied to the tables yet.","type\#
  ":"integer","minimum":0},"journalAgeMs":{"description":"Milliseconds since the oldest of the\#
  m was committed; 0 if there are none.","type":"integer","minimum":0},"freeBytes":{"descripti\#
  on":"Free space for the daemon on the file system of the data file; null if the system does \#
  not say.","type":["integer","null"],"minimum":0},"syncs":{"$ref":"#/components/schemas/Durat\#
  ions"},"checkpoints":{"$ref":"#/components/schemas/Durations"},"rebuilds":{"$ref":"#/compone\#
  nts/schemas/Durations"}},"required":["dataFileBytes","logFileBytes","journalFileBytes","jour\#
  nalBytes","journalAgeMs","freeBytes","syncs","checkpoints","rebuilds"]},"Store":{"descriptio\#
  n":"Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, \#
  roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.","type":"stri\#
  ng","pattern":"^[A-Za-z0-9._-]{1,64}$"},"StoreAccountId":{"description":"A store account, fo\#
  r example an Apple ID or a Google account, whose purchases a device can restore.","type":"st\#
  ring","minLength":1,"maxLength":255},"StoreNotification":{"description":"The store's message\#
  . `id` and `type` are null for a bare signed transaction, and for what the caller fetched.",\#
  "type":"object","properties":{"id":{"description":"Apple's `notificationUUID`, Google's `mes\#
  sageId`, Stripe's event id.","type":["string","null"]},"type":{"description":"The store's ty\#
  pe.","type":["string","null"]},"subtype":{"description":"Apple's subtype; null if there is n\#
  one.","type":["string","null"]},"at":{"$ref":"#/components/schemas/Moment","description":"Ti\#
  me at which the store made it."},"environment":{"description":"Null if the message has none.\#
  ","type":["string","null"],"enum":["production","sandbox",null]}},"required":["id","type","s\#
  ubtype","at","environment"]},"StoreQuestion":{"description":"What to fetch from the store: i\#
  ts kind, and the ids that the store gave.","type":"object","properties":{"kind":{"type":"str\#
  ing","enum":["subscription","product","invoice","checkoutSession"]},"id":{"description":"Id \#
  of the object at Stripe.","type":"string"},"packageName":{"description":"Package of the app \#
  at Google.","type":"string"},"purchaseToken":{"description":"Token of the purchase at Google\#
  .","type":"string"},"charge":{"description":"Charge whose invoice is to be fetched.","type":\#
  "string"},"paymentIntent":{"description":"Payment whose invoice is to be fetched.","type":"s\#
  tring"}},"required":["kind"]},"StoreResponse":{"description":"An object that the caller fetc\#
  hed from a store's API.","title":"a response","type":"object","properties":{"kind":{"descrip\#
  tion":"What `body` is: for `playStore`, `subscription` (purchases.subscriptionsv2) or `produ\#
  ct` (purchases.productsv2); for `stripe`, `subscription`, `invoice` or `checkoutSession`.","\#
  type":"string","enum":["subscription","product","invoice","checkoutSession"]},"purchaseToken\#
  ":{"description":"Token of the purchase at Google. Required for `playStore` without a payloa\#
  d.","type":"string","minLength":1,"maxLength":255},"packageName":{"description":"Package of \#
  the app at Google.","type":"string","minLength":1,"maxLength":255},"body":{"description":"Th\#
  e JSON object that the API returned.","type":"object","additionalProperties":{}},"fetchedAt"\#
  :{"$ref":"#/components/schemas/Moment","description":"Time of the fetch, RFC 3339; used with\#
  out a payload. Default: now, by the system clock."}},"required":["kind","body"],"additionalP\#
  roperties":false},"StoreState":{"description":"Where the daemon keeps its data.","type":"obj\#
  ect","properties":{"kind":{"description":"Kind of the store.","type":"string","enum":["memor\#
  y","sqlite","postgres"]},"shared":{"description":"Whether other daemons may write the store,\#
   too: true only for `postgres`.","type":"boolean"},"reachable":{"description":"Whether the d\#
  atabase answered when the daemon last asked, which it does once a second or more often. Only\#
   if `shared`.","type":"boolean"},"durability":{"description":"`replicated` if a commit waits\#
   until a standby has it; otherwise `local`. Only if `shared`, and once the database has answ\#
  ered.","type":"string","enum":["local","replicated"]},"historyLosses":{"description":"How of\#
  ten since its start the daemon found that the database had lost commits, for example after a\#
   restored backup. Only if `shared`.","type":"integer","minimum":0},"clockOffsetMs":{"descrip\#
  tion":"Milliseconds by which the database's clock is ahead of this machine's; negative if it\#
   is behind. Only if `shared`, and once the database has answered.","type":"integer"}},"requi\#
  red":["kind","shared"]},"Stores":{"description":"Settings of the stores in which a project s\#
  ells.","type":"object","properties":{"appStore":{"$ref":"#/components/schemas/AppStoreSettin\#
  gs","description":"Absent when not defined."},"playStore":{"$ref":"#/components/schemas/Play\#
  StoreSettings","description":"Absent when not defined."},"stripe":{"$ref":"#/components/sche\#
  mas/StripeSettings","description":"Absent when not defined."},"custom":{"description":"Store\#
  s of the project's own, in byte order.","type":"array","items":{"$ref":"#/components/schemas\#
  /Store"},"maxItems":20}},"required":["custom"]},"StoresChoice":{"description":"New settings \#
  of stores. A setting that is left out stays.","title":"stores","type":"object","properties":\#
  {"appStore":{"description":"How the project verifies what the App Store sends. Replaces the \#
  settings as a whole; null removes them.","title":"the App Store","type":["object","null"],"p\#
  roperties":{"apps":{"description":"Apps whose notifications the project takes.","type":"arra\#
  y","items":{"$ref":"#/components/schemas/AppStoreApp"},"maxItems":100},"environments":{"type\#
  ":"array","items":{"$ref":"#/components/schemas/AppStoreEnvironment"},"maxItems":4,"descript\#
  ion":"Environments that the project takes. Default: `Production` and `Sandbox`. `Xcode` and \#
  `LocalTesting` need a project whose `environment` is not `production`."},"roots":{"descripti\#
  on":"Root certificates that replace Apple's, as DER in base64. `project.define` checks that \#
  each has the shape of a certificate; its fields are read when a notification comes. Only whe\#
  re the project's `environment` is not `production`. Default: Apple's root.","type":"array","\#
  items":{"type":"string"},"maxItems":10}},"required":["apps"],"additionalProperties":false},"\#
  playStore":{"description":"How the project verifies and reads what Google Play sends. Replac\#
  es the settings as a whole; null removes them.","title":"Google Play","type":["object","null\#
  "],"properties":{"packages":{"description":"Package names of the apps whose notifications th\#
  e project takes.","type":"array","items":{"type":"string","minLength":1,"maxLength":255},"ma\#
  xItems":100}},"required":["packages"],"additionalProperties":false},"stripe":{"description":\#
  "How the project verifies and reads Stripe's events. Replaces the settings as a whole; null \#
  removes them.","title":"Stripe","type":["object","null"],"properties":{"secret":{"descriptio\#
  n":"Signing secret of Stripe's endpoint, with its `whsec_`.","type":"string","minLength":1,"\#
  maxLength":255},"oldSecret":{"description":"Previous secret, which the daemon also accepts; \#
  null when there is none.","type":["string","null"],"minLength":1,"maxLength":255},"product":\#
  {"description":"Member of Stripe's price that names the product: its `product`, its own id, \#
  or its `lookup_key`.","type":"string","enum":["product","price","lookupKey"],"default":"prod\#
  uct"},"userFrom":{"description":"Members of Stripe's objects that contain the account token:\#
   `client_reference_id`, `customer` or `metadata.NAME`. The first that is present counts. Def\#
  ault: `client_reference_id`.","type":"array","items":{"type":"string","minLength":1,"maxLeng\#
  th":255},"maxItems":10},"grace":{"$ref":"#/components/schemas/Duration","description":"How l\#
  ong access continues while a renewal is unpaid and Stripe retries it, ISO 8601. Default: P0D\#
  ."}},"required":["secret"],"additionalProperties":false},"custom":{"description":"Stores of \#
  the project's own. They replace the previous list as a whole.","type":"array","items":{"$ref\#
  ":"#/components/schemas/Store"},"maxItems":20}},"required":[],"additionalProperties":false},\#
  "StripeSettings":{"description":"How the project reads Stripe's events. Only `project.stores\#
  ` returns the secrets.","type":"object","properties":{"secret":{"description":"Signing secre\#
  t of Stripe's endpoint, with its `whsec_`. Only in `project.stores`.","type":"string","minLe\#
  ngth":1,"maxLength":255},"oldSecret":{"description":"Previous secret, which the daemon also \#
  accepts; null when there is none. Only in `project.stores`.","type":["string","null"],"minLe\#
  ngth":1,"maxLength":255},"product":{"description":"Member of Stripe's price that names the p\#
  roduct: its `product`, its own id, or its `lookup_key`.","type":"string","enum":["product","\#
  price","lookupKey"]},"userFrom":{"description":"Members of Stripe's objects that contain the\#
   account token: `client_reference_id`, `customer` or `metadata.NAME`. The first that is pres\#
  ent counts.","type":"array","items":{"type":"string","minLength":1,"maxLength":255},"maxItem\#
  s":10},"grace":{"$ref":"#/components/schemas/Duration","description":"How long access contin\#
  ues while a renewal is unpaid and Stripe retries it, ISO 8601."}},"required":["product","use\#
  rFrom","grace"]},"SubscriptionId":{"description":"Id of a subscription. It is unique within \#
  one connection.","type":"string","maxLength":255},"SuggestedCall":{"description":"A complete\#
   call that would make the entitlement active. The daemon has tried it in a dry run.","type":\#
  "object","properties":{"method":{"description":"Method of the call.","type":"string"},"param\#
  s":{"description":"Params of the call.","type":"object"},"role":{"description":"Role that th\#
  e caller needs.","type":"string","enum":["read","write","admin"]},"text":{"description":"An \#
  explanation in one sentence.","type":"string"}},"required":["method","params","role","text"]\#
  },"Transaction":{"description":"One transaction of a purchase: a paid period or a single pay\#
  ment. A member that is not required is absent when it is not set.","type":"object","properti\#
  es":{"transactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/comp\#
  onents/schemas/ProductId"},"periodType":{"$ref":"#/components/schemas/PeriodType"},"purchase\#
  dAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/Nullab\#
  leMoment"},"noEnd":{"description":"Only in an export: true if a statement named `expiresAt` \#
  as null, so that no grace period counts as the end; otherwise absent.","type":"boolean"},"is\#
  FamilyShared":{"description":"Whether a family member bought it and shares it. An export alw\#
  ays shows this member and those up to `attributes`.","type":"boolean"},"price":{"description\#
  ":"A decimal number in a string, for example \"9.99\".","type":["string","null"]},"currency"\#
  :{"description":"ISO 4217 code, as it was sent.","type":["string","null"]},"country":{"descr\#
  iption":"ISO 3166 code, as it was sent.","type":["string","null"]},"offerCode":{"description\#
  ":"Offer code, as it was sent.","type":["string","null"]},"attributes":{"$ref":"#/components\#
  /schemas/Attributes"},"kind":{"$ref":"#/components/schemas/ProductKind","description":"The k\#
  ind that the store named."},"environment":{"$ref":"#/components/schemas/PurchaseEnvironment"\#
  ,"description":"The environment that the store named."},"autoRenew":{"description":"False wh\#
  ile auto-renew is off.","type":"boolean"},"autoRenewDisabledAt":{"$ref":"#/components/schema\#
  s/Moment","description":"Time since which auto-renew has been off."},"gracePeriodExpiresAt":\#
  {"$ref":"#/components/schemas/Moment","description":"Last moment of the grace period."},"bil\#
  lingRetry":{"description":"True while the store retries a failed payment.","type":"boolean"}\#
  ,"pausedUntil":{"$ref":"#/components/schemas/Moment","description":"Time at which the pause \#
  ends."},"refundedAt":{"$ref":"#/components/schemas/Moment","description":"Time of the refund\#
  ."},"revokedAt":{"$ref":"#/components/schemas/Moment","description":"Time at which the store\#
   withdrew access."},"endedAt":{"$ref":"#/components/schemas/Moment","description":"Time at w\#
  hich access ended before the end of the period."},"paused":{"description":"True while the st\#
  ore reports the subscription as paused.","type":"boolean"},"renewsAs":{"$ref":"#/components/\#
  schemas/ProductId","description":"Product of the next period."},"endReason":{"$ref":"#/compo\#
  nents/schemas/EndReason"},"billingIssueAt":{"$ref":"#/components/schemas/Moment","descriptio\#
  n":"Time since which billing has failed."},"listedAt":{"$ref":"#/components/schemas/Moment",\#
  "description":"Time at which the store last listed the items of the subscription, this one a\#
  mong them. Absent if the subscription had one item only."},"asOf":{"$ref":"#/components/sche\#
  mas/Moment","description":"Time of the newest statement about the transaction."}},"required"\#
  :["transactionId","product","periodType","purchasedAt","expiresAt","asOf"]},"TransactionId":\#
  {"description":"Id that a store gives to a transaction.","type":"string","minLength":1,"maxL\#
  ength":255},"User":{"description":"The current user of a device, or the user that an id belo\#
  ngs to.","type":"object","properties":{"id":{"$ref":"#/components/schemas/UserId","descripti\#
  on":"For a device: the identified user, or else the anonymous user. For an id: that id if it\#
   is identified, or else the customer's identified id, or its anonymous id if it has none."},\#
  "anonymousId":{"description":"For a device: its anonymous user. For an id: that id if it is \#
  anonymous, or else null.","type":["string","null"]},"identityId":{"description":"Id of the i\#
  dentified user; null for an anonymous user.","type":["string","null"]},"customerId":{"$ref":\#
  "#/components/schemas/UserId","description":"Id of the customer. It stays the same across lo\#
  gins, and every userId param accepts it."},"aliases":{"description":"Every id of the custome\#
  r, in byte order. It omits the customerId of a customer that began with an identified user."\#
  ,"type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"$ref":"#/componen\#
  ts/schemas/DeviceId","description":"Id of the device; absent when the request names a user."\#
  },"createdAt":{"$ref":"#/components/schemas/Moment","description":"Time at which the custome\#
  r was created."},"environment":{"$ref":"#/components/schemas/ProjectEnvironment"}},"required\#
  ":["id","anonymousId","identityId","customerId","aliases","createdAt","environment"]},"UserI\#
  d":{"description":"Id of a user: the app's own id, an anonymous id, or a customerId. It has \#
  1 to `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty id\#
   is blockedUserId and a longer id userIdTooLong, so this schema has no length.","type":"stri\#
  ng"},"Warning":{"description":"A sign that an accepted request may be a mistake.","type":"ob\#
  ject","properties":{"kind":{"type":"string","enum":["unknownProduct","unknownEntitlement","s\#
  ubscriptionWithoutEnd","heldByNobody","sameMoment","asOfAhead","keyTaken","accountTokenDiffe\#
  rs","accountTokensFull","transactionDiffers","unknownNotification"]},"message":{"description\#
  ":"An explanation in one sentence.","type":"string"},"nearest":{"description":"Similar names\#
   that exist, nearest first. An unknown entitlement always has it.","type":"array","items":{"\#
  type":"string"}},"fields":{"description":"In sameMoment: the fields that two statements of o\#
  ne moment give different values.","type":"array","items":{"type":"string"}}},"required":["ki\#
  nd","message"]},"Webhook":{"description":"A URL that receives a project's events, with its s\#
  ecrets. Only an admin can read it.","type":"object","properties":{"url":{"$ref":"#/component\#
  s/schemas/WebhookUrl"},"secret":{"$ref":"#/components/schemas/WebhookSecret"},"oldSecret":{"\#
  description":"Second secret that also signs each delivery; null when there is none.","type":\#
  ["string","null"]},"authorization":{"description":"What posts carry in their header `Authori\#
  zation`; null when they carry none.","type":["string","null"]},"format":{"$ref":"#/component\#
  s/schemas/WebhookFormat"},"paused":{"description":"True if webhook.pause stopped the posts t\#
  o the URL.","type":"boolean"},"consumer":{"$ref":"#/components/schemas/ConsumerId","descript\#
  ion":"Name of the consumer whose cursor is the webhook's position. A replay gives the webhoo\#
  k a new consumer."},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The webhoo\#
  k's position: all events up to this cursor are delivered."}},"required":["url","secret","old\#
  Secret","authorization","format","paused","consumer","cursor"]},"WebhookChoice":{"descriptio\#
  n":"A URL that receives the project's events.","title":"a webhook","type":"object","properti\#
  es":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"secret":{"$ref":"#/components/schemas\#
  /WebhookSecret"},"oldSecret":{"$ref":"#/components/schemas/WebhookSecret","description":"Sec\#
  ond secret that also signs each delivery, until every receiver knows the new secret."},"auth\#
  orization":{"description":"Secret that posts carry in their header `Authorization`, with the\#
   format `qonversion` after `Basic `. Printable ASCII, without a space at either end.","type"\#
  :"string","minLength":1,"maxLength":1000},"format":{"$ref":"#/components/schemas/WebhookForm\#
  at","default":"entitled"}},"required":["url","secret"],"additionalProperties":false},"Webhoo\#
  kFailure":{"description":"The latest failed attempt for the oldest event that waits for anot\#
  her attempt; if no event waits, the latest failed attempt.","type":"object","properties":{"a\#
  t":{"$ref":"#/components/schemas/Moment","description":"Time of the latest attempt."},"curso\#
  r":{"$ref":"#/components/schemas/Cursor","description":"Cursor of the event."},"reason":{"de\#
  scription":"Why the attempt failed, for people.","type":"string","maxLength":500},"attempts"\#
  :{"description":"Number of attempts so far to post the event.","type":"integer","minimum":1}\#
  ,"nextAttemptAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the ne\#
  xt attempt; null if the event is delivered or no program posts it."}},"required":["at","curs\#
  or","reason","attempts","nextAttemptAt"]},"WebhookFormat":{"description":"Format of a delive\#
  ry. `entitled`: the event as in the log. `purchasely`, `revenuecat` and `qonversion`: as the\#
  se systems document it (webhooks.md).","type":"string","enum":["entitled","purchasely","reve\#
  nuecat","qonversion"]},"WebhookReport":{"description":"The results of the posts to a URL.","\#
  title":"a report","type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookU\#
  rl"},"deliveredAt":{"$ref":"#/components/schemas/Moment","description":"Time of the latest d\#
  elivery."},"failure":{"description":"The latest failed attempt for the oldest event that wai\#
  ts for another attempt; if no event waits, the latest failed attempt.","title":"a failure","\#
  type":"object","properties":{"at":{"$ref":"#/components/schemas/Moment","description":"Time \#
  of the attempt."},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Cursor of th\#
  e event."},"reason":{"description":"Why the attempt failed, for people.","type":"string","ma\#
  xLength":500},"attempts":{"description":"Number of attempts so far to post the event.","type\#
  ":"integer","minimum":1,"maximum":2147483647},"nextAttemptAt":{"$ref":"#/components/schemas/\#
  Moment","description":"Time of the next attempt; absent if the event is delivered."}},"requi\#
  red":["at","cursor","reason","attempts"],"additionalProperties":false}},"required":["url"],"\#
  additionalProperties":false},"WebhookSecret":{"description":"Key that signs each delivery. A\#
  fter `whsec_`: the key in base64. Any other text is the key itself, in UTF-8.","type":"strin\#
  g","minLength":1,"maxLength":255},"WebhookStatus":{"description":"A URL that receives a proj\#
  ect's events, and the results of the posts to it.","type":"object","properties":{"url":{"$re\#
  f":"#/components/schemas/WebhookUrl"},"format":{"$ref":"#/components/schemas/WebhookFormat"}\#
  ,"state":{"description":"`paused` by webhook.pause; `stopped` if no program posts; `failing`\#
   if an event waits for another attempt; else `posting`.","type":"string","enum":["paused","s\#
  topped","failing","posting"]},"cursor":{"$ref":"#/components/schemas/Cursor","description":"\#
  The webhook's position: all events up to this cursor are delivered."},"backlog":{"descriptio\#
  n":"Number of events after `cursor`.","type":"integer","minimum":0},"deliveredAt":{"$ref":"#\#
  /components/schemas/NullableMoment","description":"Time of the latest delivery; null if the \#
  daemon has had no report of a delivery since its start."},"failure":{"$ref":"#/components/sc\#
  hemas/WebhookFailure","description":"Absent if the daemon has had no report of a failure sin\#
  ce its start."}},"required":["url","format","state","cursor","backlog","deliveredAt"]},"Webh\#
  ookSummary":{"description":"A URL that receives a project's events.","type":"object","proper\#
  ties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"format":{"$ref":"#/components/schem\#
  as/WebhookFormat"}},"required":["url","format"]},"WebhookUrl":{"description":"An absolute `h\#
  ttps://` or `http://` URL with a host, and optionally a port, a path and a query. It has no \#
  user, password or fragment, because every reader of the project sees it.","type":"string","p\#
  attern":"^[Hh][Tt][Tt][Pp][Ss]?://","minLength":8,"maxLength":2000}},"errors":{"parseError":\#
  {"code":-32700,"message":"The line is not valid JSON; lines.md defines the grammar. `offset`\#
   is the position of the first wrong byte, counted from 0.","data":{"kind":"parseError","retr\#
  yable":false}},"invalidRequest":{"code":-32600,"message":"The line is JSON, but not a reques\#
  t: it is not an object or an empty batch, it has no method, its `jsonrpc` is not \"2.0\", or\#
   its id or params have a wrong type.","data":{"kind":"invalidRequest","retryable":false}},"m\#
  essageTooLarge":{"code":-32600,"message":"A line has more than `limit` bytes before its line\#
   feed. The daemon drops the line and reads the next line as usual.","data":{"kind":"messageT\#
  ooLarge","retryable":false}},"batchTooLarge":{"code":-32600,"message":"A batch has more than\#
   `limit` entries, and the daemon executes none of them. Or the replies to earlier entries ha\#
  ve more than `limit` bytes, and the daemon does not execute this entry.","data":{"kind":"bat\#
  chTooLarge","retryable":false}},"notInBatch":{"code":-32600,"message":"The method is not all\#
  owed in a batch.","data":{"kind":"notInBatch","retryable":false}},"unknownMethod":{"code":-3\#
  2601,"message":"The daemon has no such method. `nearest` lists similar names.","data":{"kind\#
  ":"unknownMethod","retryable":false}},"invalidParams":{"code":-32602,"message":"A parameter \#
  is missing, unknown, of a wrong type or out of range, or two parameters exclude each other. \#
  `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retrya\#
  ble":false}},"internalError":{"code":-32603,"message":"The daemon has a fault. Its log has t\#
  he same `reference`.","data":{"kind":"internalError","retryable":false}},"permissionDenied":\#
  {"code":1000,"message":"The caller's role is lower than the role that the method needs. `uid\#
  ` and `role` are the caller's (`none` without a role), and `needs` is the method's role.","d\#
  ata":{"kind":"permissionDenied","retryable":false}},"unknownDevice":{"code":1100,"message":"\#
  The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},"unknown\#
  User":{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","r\#
  etryable":false}},"blockedUserId":{"code":1102,"message":"No user may have this id: it is em\#
  pty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false\#
  }},"userIdTooLong":{"code":1103,"message":"The id has more Unicode scalars than the project'\#
  s `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},"reservedUserId":{"\#
  code":1104,"message":"The id begins with the project's anonymous prefix, or it is the id of \#
  an anonymous user or a customerId. In `user.import`: the id belongs to another customer, or \#
  no daemon makes such an anonymous id or customerId.","data":{"kind":"reservedUserId","retrya\#
  ble":false}},"alreadyAnonymous":{"code":1105,"message":"No user is logged in on the device, \#
  and the project's `onAnonymousLogout` is `refuse`.","data":{"kind":"alreadyAnonymous","retry\#
  able":false}},"unknownProject":{"code":1200,"message":"The daemon has no such project.","dat\#
  a":{"kind":"unknownProject","retryable":false}},"unknownPurchase":{"code":1201,"message":"Th\#
  e project has no purchase with this store and originalTransactionId, or the purchase has no \#
  such transaction. Nothing changes.","data":{"kind":"unknownPurchase","retryable":false}},"pu\#
  rchaseHeldByAnother":{"code":1202,"message":"Another user holds the purchase, and a rule of \#
  the project keeps it there. `holder` and `rule` name them. In `user.import` there is no `rul\#
  e`: the import does not name the holder. Nothing changes.","data":{"kind":"purchaseHeldByAno\#
  ther","retryable":false}},"unknownEntitlement":{"code":1203,"message":"A call grants or expl\#
  ains an entitlement that the project does not have. `nearest` lists similar names.","data":{\#
  "kind":"unknownEntitlement","retryable":false}},"notAManualGrant":{"code":1204,"message":"Th\#
  e user has no active grant of this entitlement. For example, a purchase gives it, or the gra\#
  nt has ended.","data":{"kind":"notAManualGrant","retryable":false}},"clockNotManual":{"code"\#
  :1205,"message":"The project uses the system's clock, which cannot be advanced.","data":{"ki\#
  nd":"clockNotManual","retryable":false}},"cannotUndo":{"code":1206,"message":"The daemon can\#
  not undo the link. Nothing changes. `obstacle` is the reason: `unknownEvent`; `otherKind`: a\#
  n event of this kind cannot be undone; `noLink`: the event linked nothing; `undone`: the lin\#
  k is already undone; `isUndo`: the event comes from an undo; `laterAlias`: a later alias mer\#
  ged the customer with another user; `tooMuch`: too many users and purchases depend on the li\#
  nk; `unclear`: a deletion erased part of the history. `event` is the id of the event that pr\#
  events the undo.","data":{"kind":"cannotUndo","retryable":false}},"unknownConsumer":{"code":\#
  1207,"message":"No consumer of this name has acknowledged an event. `events.acknowledge` doe\#
  s not create a name that begins with `webhook-`: those belong to webhooks.","data":{"kind":"\#
  unknownConsumer","retryable":false}},"unknownWebhook":{"code":1208,"message":"The project ha\#
  s no webhook with this URL. The error does not repeat the URL.","data":{"kind":"unknownWebho\#
  ok","retryable":false}},"productInUse":{"code":1209,"message":"`products` leaves out a produ\#
  ct that a stored transaction names, and `removed` does not name it. Nothing changes. `produc\#
  t` is the first such product; `customers` counts who holds a purchase that names it, also an\#
   expired one. `customers` is missing if the project has more than `definitionRecordsMax` cus\#
  tomers and purchases: each product counts as used then.","data":{"kind":"productInUse","retr\#
  yable":false}},"idempotencyConflict":{"code":1300,"message":"A call of the same method used \#
  this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retr\#
  yable":false}},"storageFull":{"code":1400,"message":"The disk has no room for the write. Not\#
  hing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},"sto\#
  rageFailed":{"code":1401,"message":"The write may not be on the disk: the daemon stops, and \#
  its next start shows what is stored. Or the daemon cannot read a record that the request nee\#
  ds, or its data file was removed: then it keeps running.","data":{"kind":"storageFailed","re\#
  tryable":false}},"overloaded":{"code":1402,"message":"More requests are waiting than the dae\#
  mon accepts. Nothing changes. With a null `id`, the daemon dropped an unfinished line, and `\#
  limit` is the total size of all unfinished lines.","data":{"kind":"overloaded","retryable":t\#
  rue}},"tooManyConnections":{"code":1403,"message":"The daemon has reached its maximum of con\#
  nections. It replies to the first line with this error and closes the connection.","data":{"\#
  kind":"tooManyConnections","retryable":false}},"shuttingDown":{"code":1404,"message":"The da\#
  emon is shutting down. Nothing changes.","data":{"kind":"shuttingDown","retryable":true}},"s\#
  torageUnavailable":{"code":1405,"message":"The shared database could not be reached, or did \#
  not answer in time; other stores have no such error. With `outcome` `notApplied`, nothing ch\#
  anged. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavaila\#
  ble","retryable":true}},"unverified":{"code":1500,"message":"The daemon does not trust what \#
  `store.notify` got: `reason` is `malformed`, `algorithm`, `chainLength`, `certificate`, `cha\#
  in`, `extension`, `validity`, `signature`, `app`, `environment`, `unsignedEnvironment` or `a\#
  ge`; stores.md says what each means. `httpStatus` is what the web server should answer.","da\#
  ta":{"kind":"unverified","retryable":false}},"storeNotConfigured":{"code":1501,"message":"Th\#
  e project does not define the store of `store.notify`. The store sends the notification agai\#
  n if the web server answers `httpStatus`.","data":{"kind":"storeNotConfigured","retryable":t\#
  rue}},"verifierMissing":{"code":1502,"message":"The system has no libcrypto, which verifies \#
  what Apple signed. All other methods work.","data":{"kind":"verifierMissing","retryable":tru\#
  e}},"verifierFailed":{"code":1503,"message":"The process that verifies what Apple signed end\#
  ed, or took more than two seconds. The daemon starts it again.","data":{"kind":"verifierFail\#
  ed","retryable":true}}}}}\#

  """#
