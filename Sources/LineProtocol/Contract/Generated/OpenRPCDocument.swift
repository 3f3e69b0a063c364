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
  "aliased","moved","switched","unchanged"],"x-code":[1,2,3,4,5]},"shouldRefresh":{"descriptio\#
  n":"True exactly when `purchases` or `claimed` is not empty: the app refreshes what it shows\#
  .","type":"boolean"},"purchases":{"description":"Purchases that changed holders. After an al\#
  ias: the purchases that the anonymous user's customer held.","type":"array","items":{"$ref":\#
  "#/components/schemas/Move"}},"claimed":{"description":"The unclaimed purchases that this ca\#
  ll gave to the user, with those that replace them; absent if there are none. In the order of\#
   `store`, then `originalTransactionId`.","type":"array","items":{"$ref":"#/components/schema\#
  s/Move"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"\#
  events":{"description":"The events that the call would emit. Only in a dry run.","type":"arr\#
  ay","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this\#
   is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required\#
  ":["user","created","outcome","shouldRefresh","purchases"]}},"errors":[{"code":-32602,"messa\#
  ge":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters exc\#
  lude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"inval\#
  idParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the ro\#
  le that the method needs. `uid` and `role` are the caller's (`none` without a role), and `ne\#
  eds` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":11\#
  00,"message":"The project has no such device.","data":{"kind":"unknownDevice","retryable":fa\#
  lse}},{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","r\#
  etryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or in the p\#
  roject's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,\#
  "message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"k\#
  ind":"userIdTooLong","retryable":false}},{"code":1104,"message":"The id begins with the proj\#
  ect's anonymous prefix, or it is the id of an anonymous user or a customerId. In `user.impor\#
  t`: the id belongs to another customer, or no daemon makes such an anonymous id or customerI\#
  d.","data":{"kind":"reservedUserId","retryable":false}},{"code":1200,"message":"The daemon h\#
  as no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"messa\#
  ge":"A call of the same method used this key with other params in the last 24 hours.","data"\#
  :{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no r\#
  oom for the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","\#
  retryable":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops\#
  , and its next start shows what is stored. Or the daemon cannot read a record that the reque\#
  st needs, or its data file was removed: then it keeps running.","data":{"kind":"storageFaile\#
  d","retryable":false}},{"code":1405,"message":"The shared database could not be reached, or \#
  did not answer in time; other stores have no such error. With `outcome` `notApplied`, nothin\#
  g changed. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnav\#
  ailable","retryable":true}}],"examples":[{"name":"a new user","x-given":[{"method":"project.\#
  define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},\#
  "clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"ipho\#
  ne"}}],"params":[{"name":"device","value":"iphone"},{"name":"userId","value":"user_id_1"}],"\#
  result":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","id\#
  entityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone",\#
  "createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"created":true,"outcome":\#
  "switched","shouldRefresh":false,"purchases":[]}}},{"name":"with a purchase made before","x-\#
  given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","e\#
  ntitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"instal\#
  l","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":\#
  "monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}\#
  ],"params":[{"name":"device","value":"iphone"},{"name":"userId","value":"user_id_1"}],"resul\#
  t":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identit\#
  yId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","crea\#
  tedAt":"2026-01-01T00:00:00.000Z","environment":"production"},"created":true,"outcome":"atta\#
  ched","shouldRefresh":true,"purchases":[{"store":"appStore","originalTransactionId":"1000","\#
  product":"monthly","kind":"subscription","from":["{{anonymous}}"],"to":"user_id_1","shared":\#
  true}]}}},{"name":"the same id again","x-given":[{"method":"project.define","params":{"produ\#
  cts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-\#
  01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identif\#
  y","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"i\#
  phone"},{"name":"userId","value":"user_id_1"}],"result":{"name":"result","value":{"user":{"i\#
  d":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{custom\#
  er}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","envi\#
  ronment":"production"},"created":false,"outcome":"unchanged","shouldRefresh":false,"purchase\#
  s":[]}}}]},{"name":"install","summary":"Registers a device and creates its anonymous user.",\#
  "x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","required"\#
  :false,"summary":"Id of the device. Default: a new id, which the daemon makes.","schema":{"$\#
  ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of a \#
  user to log in on the new device, without attaching, moving or aliasing anything.","schema":\#
  {"$ref":"#/components/schemas/UserId"}},{"name":"storeAccount","required":false,"summary":"S\#
  tore account whose purchases the device can restore.","schema":{"$ref":"#/components/schemas\#
  /StoreAccountId"}},{"name":"platform","required":false,"summary":"Platform of the device: io\#
  s, android, web or another word of that form.","schema":{"$ref":"#/components/schemas/Platfo\#
  rm"}},{"name":"app","required":false,"summary":"The installed app, for example its bundle id\#
  .","schema":{"$ref":"#/components/schemas/AppId"}},{"name":"accountToken","required":false,"\#
  summary":"Account token to register for the device's current user, who then claims every unc\#
  laimed purchase that carries it.","schema":{"$ref":"#/components/schemas/AccountToken"}},{"n\#
  ame":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/component\#
  s/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Comp\#
  utes the result and the events without changing anything.","schema":{"type":"boolean","defau\#
  lt":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the sam\#
  e key with the same params returns the stored result.","schema":{"$ref":"#/components/schema\#
  s/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"devi\#
  ce":{"$ref":"#/components/schemas/DeviceId"},"created":{"description":"False when the device\#
   was already registered.","type":"boolean"},"user":{"$ref":"#/components/schemas/User"},"sho\#
  uldRefresh":{"description":"True when the call claimed purchases: the app has to check the u\#
  ser's entitlements. Otherwise absent.","type":"boolean"},"claimed":{"description":"The uncla\#
  imed purchases that this call gave to the user, with those that replace them; absent if ther\#
  e are none. In the order of `store`, then `originalTransactionId`.","type":"array","items":{\#
  "$ref":"#/components/schemas/Move"}},"dryRun":{"description":"True in a dry run; otherwise a\#
  bsent.","type":"boolean"},"events":{"description":"The events that the call would emit. Only\#
   in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"d\#
  escription":"True when this is the stored result of an idempotency key; otherwise absent.","\#
  type":"boolean"}},"required":["device","created","user"]}},"errors":[{"code":-32602,"message\#
  ":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters exclu\#
  de each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalid\#
  Params","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role\#
   that the method needs. `uid` and `role` are the caller's (`none` without a role), and `need\#
  s` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1102\#
  ,"message":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","d\#
  ata":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Uni\#
  code scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryabl\#
  e":false}},{"code":1104,"message":"The id begins with the project's anonymous prefix, or it \#
  is the id of an anonymous user or a customerId. In `user.import`: the id belongs to another \#
  customer, or no daemon makes such an anonymous id or customerId.","data":{"kind":"reservedUs\#
  erId","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"\#
  kind":"unknownProject","retryable":false}},{"code":1300,"message":"A call of the same method\#
   used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict"\#
  ,"retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing cha\#
  nges, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401\#
  ,"message":"The write may not be on the disk: the daemon stops, and its next start shows wha\#
  t is stored. Or the daemon cannot read a record that the request needs, or its data file was\#
   removed: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"code"\#
  :1405,"message":"The shared database could not be reached, or did not answer in time; other \#
  stores have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the\#
   change may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"\#
  examples":[{"name":"a new device","x-given":[{"method":"project.define","params":{"products"\#
  :{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-0\#
  1T00:00:00.000Z"}}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result"\#
  ,"value":{"device":"iphone","created":true,"user":{"id":"{{anonymous}}","anonymousId":"{{ano\#
  nymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device\#
  ":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"ag\#
  ain","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscrip\#
  tion","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method"\#
  :"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"res\#
  ult":{"name":"result","value":{"device":"iphone","created":false,"user":{"id":"{{anonymous}}\#
  ","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{\#
  {anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"produ\#
  ction"}}}},{"name":"as a user","x-given":[{"method":"project.define","params":{"products":{"\#
  monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T0\#
  0:00:00.000Z"}}}],"params":[{"name":"device","value":"iphone"},{"name":"userId","value":"use\#
  r_id_1"}],"result":{"name":"result","value":{"device":"iphone","created":true,"user":{"id":"\#
  user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}\#
  ","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environm\#
  ent":"production"}}}},{"name":"as a dry run","x-given":[{"method":"project.define","params":\#
  {"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual"\#
  :"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"device","value":"iphone"},{"name":"dryRun\#
  ","value":true}],"result":{"name":"result","value":{"device":"iphone","created":true,"user":\#
  {"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonym\#
  ous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z",\#
  "environment":"production"},"dryRun":true,"events":[{"id":"{{any}}","kind":"userCreated","at\#
  ":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{ano\#
  nymous}}","cause":{"method":"install","id":"{{any}}"},"device":"iphone"}]}}}]},{"name":"logo\#
  ut","summary":"Logs out the user of a device.","x-role":"write","x-since":1,"paramStructure"\#
  :"either","params":[{"name":"device","required":true,"summary":"Id of the device.","schema":\#
  {"$ref":"#/components/schemas/DeviceId"}},{"name":"project","required":false,"summary":"Id o\#
  f the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"na\#
  me":"dryRun","required":false,"summary":"Computes the result and the events without changing\#
   anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required"\#
  :false,"summary":"Makes a retry safe: the same key with the same params returns the stored r\#
  esult.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result",\#
  "schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User"},"outcome\#
  ":{"description":"loggedOut: the device's anonymous user is current again. rotated: the devi\#
  ce has a new anonymous user. unchanged: no user was logged in.","type":"string","enum":["log\#
  gedOut","rotated","unchanged"]},"dryRun":{"description":"True in a dry run; otherwise absent\#
  .","type":"boolean"},"events":{"description":"The events that the call would emit. Only in a\#
   dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descri\#
  ption":"True when this is the stored result of an idempotency key; otherwise absent.","type"\#
  :"boolean"}},"required":["user","outcome"]}},"errors":[{"code":-32602,"message":"A parameter\#
   is missing, unknown, of a wrong type or out of range, or two parameters exclude each other.\#
   `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retry\#
  able":false}},{"code":1000,"message":"The caller's role is lower than the role that the meth\#
  od needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the meth\#
  od's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"Th\#
  e project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":11\#
  05,"message":"No user is logged in on the device, and the project's `onAnonymousLogout` is `\#
  refuse`.","data":{"kind":"alreadyAnonymous","retryable":false}},{"code":1200,"message":"The \#
  daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":130\#
  0,"message":"A call of the same method used this key with other params in the last 24 hours.\#
  ","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk \#
  has no room for the write. Nothing changes, and reading still works.","data":{"kind":"storag\#
  eFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the daem\#
  on stops, and its next start shows what is stored. Or the daemon cannot read a record that t\#
  he request needs, or its data file was removed: then it keeps running.","data":{"kind":"stor\#
  ageFailed","retryable":false}},{"code":1405,"message":"The shared database could not be reac\#
  hed, or did not answer in time; other stores have no such error. With `outcome` `notApplied`\#
  , nothing changed. With `unknown`, the change may or may not be stored.","data":{"kind":"sto\#
  rageUnavailable","retryable":true}}],"examples":[{"name":"a user is logged in","x-given":[{"\#
  method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlement\#
  s":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params\#
  ":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"\#
  }}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"user":\#
  {"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonym\#
  ous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z",\#
  "environment":"production"},"outcome":"loggedOut"}}},{"name":"no user is logged in","x-given\#
  ":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitl\#
  ements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","p\#
  arams":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":\#
  "result","value":{"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":nu\#
  ll,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2\#
  026-01-01T00:00:00.000Z","environment":"production"},"outcome":"unchanged"}}}]},{"name":"pro\#
  ject.define","summary":"Creates a project, or changes the given parts of its definition.","x\#
  -role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"project","required":\#
  false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","defa\#
  ult":"default"}},{"name":"rules","required":false,"summary":"How users and purchases move: a\#
   preset, or a preset and the rules that differ from it. Default for a new project: qonversio\#
  n.","schema":{"$ref":"#/components/schemas/RulesChoice"}},{"name":"products","required":fals\#
  e,"summary":"The catalogue: products by their ids. It replaces the previous catalogue as a w\#
  hole. A product that a stored transaction names cannot be left out unless `removed` names it\#
  .","schema":{"$ref":"#/components/schemas/Catalogue"}},{"name":"entitlements","required":fal\#
  se,"summary":"Ids that `grant` accepts in addition to the entitlements of the catalogue. The\#
  y replace the previous list as a whole.","schema":{"type":"array","items":{"$ref":"#/compone\#
  nts/schemas/EntitlementId"},"maxItems":10000}},{"name":"environment","required":false,"summa\#
  ry":"Environment whose purchases give access. Default for a new project: production.","schem\#
  a":{"$ref":"#/components/schemas/ProjectEnvironment"}},{"name":"clock","required":false,"sum\#
  mary":"Clock of the project: `system`, `manual` (a manual clock that starts now), or {\"manu\#
  al\": TIMESTAMP}. It can only change before the first device, user or purchase. Default for \#
  a new project: system.","schema":{"$ref":"#/components/schemas/ClockChoice"}},{"name":"webho\#
  oks","required":false,"summary":"URLs that receive the project's events, each URL once. They\#
   replace the previous list as a whole. Default for a new project: none.","schema":{"type":"a\#
  rray","items":{"$ref":"#/components/schemas/WebhookChoice"},"maxItems":10}},{"name":"stores"\#
  ,"required":false,"summary":"Settings of stores. `appStore`, `playStore` and `stripe` say ho\#
  w `store.notify` verifies and reads what these stores send. `custom` lists stores of the pro\#
  ject's own, up to 20. A custom store stays while a purchase names it. Default for a new proj\#
  ect: none.","schema":{"$ref":"#/components/schemas/StoresChoice"}},{"name":"removed","requir\#
  ed":false,"summary":"Products that `products` leaves out although stored transactions name t\#
  hem: their buyers lose what these products give.","schema":{"type":"array","items":{"$ref":"\#
  #/components/schemas/ProductId"},"maxItems":10000}},{"name":"dryRun","required":false,"summa\#
  ry":"Computes the result and the events without changing anything.","schema":{"type":"boolea\#
  n","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe\#
  : the same key with the same params returns the stored result.","schema":{"$ref":"#/componen\#
  ts/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","propertie\#
  s":{"project":{"$ref":"#/components/schemas/Project"},"changes":{"$ref":"#/components/schema\#
  s/AccessChanges"},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boo\#
  lean"},"events":{"description":"The events that the call would emit. Only in a dry run. The \#
  changes of access that a new catalogue causes come later, and are not in the list: `changes`\#
   counts them.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"de\#
  scription":"True when this is the stored result of an idempotency key; otherwise absent.","t\#
  ype":"boolean"}},"required":["project","changes"]}},"errors":[{"code":-32602,"message":"A pa\#
  rameter is missing, unknown, of a wrong type or out of range, or two parameters exclude each\#
   other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams"\#
  ,"retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that t\#
  he method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is t\#
  he method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1209,"messa\#
  ge":"`products` leaves out a product that a stored transaction names, and `removed` does not\#
   name it. Nothing changes. `product` is the first such product; `customers` counts who holds\#
   a purchase that names it, also an expired one. `customers` is missing if the project has mo\#
  re than `definitionRecordsMax` customers and purchases: each product counts as used then.","\#
  data":{"kind":"productInUse","retryable":false}},{"code":1300,"message":"A call of the same \#
  method used this key with other params in the last 24 hours.","data":{"kind":"idempotencyCon\#
  flict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothi\#
  ng changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code\#
  ":1401,"message":"The write may not be on the disk: the daemon stops, and its next start sho\#
  ws what is stored. Or the daemon cannot read a record that the request needs, or its data fi\#
  le was removed: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},{\#
  "code":1405,"message":"The shared database could not be reached, or did not answer in time; \#
  other stores have no such error. With `outcome` `notApplied`, nothing changed. With `unknown\#
  `, the change may or may not be stored.","data":{"kind":"storageUnavailable","retryable":tru\#
  e}}],"examples":[{"name":"a new project","params":[{"name":"project","value":"news"},{"name"\#
  :"rules","value":{"preset":"qonversion","onRestore":"transfer"}},{"name":"products","value":\#
  {"monthly":{"kind":"subscription","entitlements":["premium"]}}},{"name":"clock","value":{"ma\#
  nual":"2026-01-01T00:00:00.000Z"}}],"result":{"name":"result","value":{"project":{"id":"news\#
  ","rules":{"preset":"qonversion","anonymousPrefix":"QON_","onIdentifyNew":"attach","onIdenti\#
  fyKnown":"attach","onSwitch":"logoutFirst","onLogout":"return","onAnonymousLogout":"ignore",\#
  "purchaseHolders":"deviceAndUser","onRestore":"transfer","anonymousHolders":"asOthers","oneT\#
  imePurchases":"move","unclaimedPurchases":"keep","userIdLengthMax":255,"blockedUserIds":[""]\#
  },"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":[\#
  ],"environment":"production","clock":{"kind":"manual","now":"2026-01-01T00:00:00.000Z"},"web\#
  hooks":[],"stores":{"custom":[]},"createdAt":"2026-01-01T00:00:00.000Z","counts":{"devices":\#
  0,"users":0,"customers":0,"purchases":0,"unclaimed":0,"events":0}},"changes":{"customers":0,\#
  "gained":{},"lost":{},"counted":true}}}},{"name":"a change of one thing","x-given":[{"method\#
  ":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["p\#
  remium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"de\#
  vice":"iphone"}}],"params":[{"name":"entitlements","value":["vip"]}],"result":{"name":"resul\#
  t","value":{"project":{"id":"default","rules":{"preset":"qonversion","anonymousPrefix":"QON_\#
  ","onIdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"r\#
  eturn","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"share","a\#
  nonymousHolders":"asOthers","oneTimePurchases":"move","unclaimedPurchases":"keep","userIdLen\#
  gthMax":255,"blockedUserIds":[""]},"products":{"monthly":{"kind":"subscription","entitlement\#
  s":["premium"]}},"entitlements":["vip"],"environment":"production","clock":{"kind":"manual",\#
  "now":"2026-01-01T00:00:00.000Z"},"webhooks":[],"stores":{"custom":[]},"createdAt":"{{any}}"\#
  ,"counts":{"devices":1,"users":1,"customers":1,"purchases":0,"unclaimed":0,"events":1}},"cha\#
  nges":{"customers":0,"gained":{},"lost":{},"counted":true}}}},{"name":"webhooks","params":[{\#
  "name":"project","value":"news"},{"name":"clock","value":{"manual":"2026-01-01T00:00:00.000Z\#
  "}},{"name":"webhooks","value":[{"url":"https://example.com/events","secret":"whsec_MfKQ9r8G\#
  KYqrTwjUPD8ILPZIo2LaLaSw"},{"url":"https://example.com/purchases","secret":"a-new-one-of-man\#
  y-characters","oldSecret":"the-one-before","format":"purchasely"}]}],"result":{"name":"resul\#
  t","value":{"project":{"id":"news","rules":"{{any}}","products":{},"entitlements":[],"enviro\#
  nment":"production","clock":{"kind":"manual","now":"2026-01-01T00:00:00.000Z"},"webhooks":[{\#
  "url":"https://example.com/events","format":"entitled"},{"url":"https://example.com/purchase\#
  s","format":"purchasely"}],"stores":{"custom":[]},"createdAt":"2026-01-01T00:00:00.000Z","co\#
  unts":{"devices":0,"users":0,"customers":0,"purchases":0,"unclaimed":0,"events":0}},"changes\#
  ":{"customers":0,"gained":{},"lost":{},"counted":true}}}}]},{"name":"project.describe","summ\#
  ary":"Returns the definition of a project with every rule, and the number of its records.","\#
  x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"project","required":\#
  false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","defa\#
  ult":"default"}}],"result":{"name":"result","schema":{"type":"object","properties":{"project\#
  ":{"$ref":"#/components/schemas/Project"}},"required":["project"]}},"errors":[{"code":-32602\#
  ,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two paramet\#
  ers exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind"\#
  :"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than\#
   the role that the method needs. `uid` and `role` are the caller's (`none` without a role), \#
  and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"c\#
  ode":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retry\#
  able":false}},{"code":1405,"message":"The shared database could not be reached, or did not a\#
  nswer in time; other stores have no such error. With `outcome` `notApplied`, nothing changed\#
  . With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable",\#
  "retryable":true}}],"examples":[{"name":"the project that is there from the start","params":\#
  [],"result":{"name":"result","value":{"project":{"id":"default","rules":{"preset":"qonversio\#
  n","anonymousPrefix":"QON_","onIdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"\#
  logoutFirst","onLogout":"return","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUs\#
  er","onRestore":"share","anonymousHolders":"asOthers","oneTimePurchases":"move","unclaimedPu\#
  rchases":"keep","userIdLengthMax":255,"blockedUserIds":[""]},"products":{},"entitlements":[]\#
  ,"environment":"production","clock":{"kind":"system"},"webhooks":[],"stores":{"custom":[]},"\#
  createdAt":"{{any}}","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"unclaimed"\#
  :0,"events":0}}}}}]},{"name":"project.list","summary":"Lists the projects, sorted by id in b\#
  yte order.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"project\#
  ","required":false,"summary":"Has no effect, but must exist: a client can send it with every\#
   call.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"\#
  name":"result","schema":{"type":"object","properties":{"projects":{"type":"array","items":{"\#
  $ref":"#/components/schemas/ProjectSummary"}}},"required":["projects"]}},"errors":[{"code":-\#
  32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two pa\#
  rameters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"\#
  kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower\#
   than the role that the method needs. `uid` and `role` are the caller's (`none` without a ro\#
  le), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}\#
  },{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","\#
  retryable":false}},{"code":1405,"message":"The shared database could not be reached, or did \#
  not answer in time; other stores have no such error. With `outcome` `notApplied`, nothing ch\#
  anged. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavaila\#
  ble","retryable":true}}],"examples":[{"name":"one project","params":[],"result":{"name":"res\#
  ult","value":{"projects":[{"id":"default","preset":"qonversion","createdAt":"{{any}}","count\#
  s":{"devices":0,"users":0,"customers":0,"purchases":0,"unclaimed":0,"events":0}}]}}}]},{"nam\#
  e":"project.stores","summary":"Returns how a project verifies and reads what stores send, wi\#
  th Stripe's secrets.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"nam\#
  e":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/\#
  schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object\#
  ","properties":{"stores":{"$ref":"#/components/schemas/Stores"}},"required":["stores"]}},"er\#
  rors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of \#
  range, or two parameters exclude each other. `field` points to it; `nearest` lists similar n\#
  ames.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller\#
  's role is lower than the role that the method needs. `uid` and `role` are the caller's (`no\#
  ne` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","r\#
  etryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"u\#
  nknownProject","retryable":false}},{"code":1405,"message":"The shared database could not be \#
  reached, or did not answer in time; other stores have no such error. With `outcome` `notAppl\#
  ied`, nothing changed. With `unknown`, the change may or may not be stored.","data":{"kind":\#
  "storageUnavailable","retryable":true}}],"examples":[{"name":"settings of three stores","x-g\#
  iven":[{"method":"project.define","params":{"stores":{"appStore":{"apps":[{"bundleId":"com.e\#
  xample","appAppleId":1234}]},"playStore":{"packages":["com.example"]},"stripe":{"secret":"wh\#
  sec_test","userFrom":["client_reference_id","metadata.userId"],"grace":"P7D"},"custom":["Zet\#
  a"]}}}],"params":[],"result":{"name":"result","value":{"stores":{"appStore":{"apps":[{"bundl\#
  eId":"com.example","appAppleId":1234}],"environments":["Production","Sandbox"],"roots":[]},"\#
  playStore":{"packages":["com.example"]},"stripe":{"secret":"whsec_test","oldSecret":null,"pr\#
  oduct":"product","userFrom":["client_reference_id","metadata.userId"],"grace":"P7D"},"custom\#
  ":["Zeta"]}}}}]},{"name":"project.webhooks","summary":"Returns the webhooks of a project wit\#
  h their secrets.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"\#
  project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/sche\#
  mas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object","p\#
  roperties":{"webhooks":{"type":"array","items":{"$ref":"#/components/schemas/Webhook"}}},"re\#
  quired":["webhooks"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, \#
  of a wrong type or out of range, or two parameters exclude each other. `field` points to it;\#
   `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":\#
  1000,"message":"The caller's role is lower than the role that the method needs. `uid` and `r\#
  ole` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"k\#
  ind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such p\#
  roject.","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The sha\#
  red database could not be reached, or did not answer in time; other stores have no such erro\#
  r. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not b\#
  e stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"a we\#
  bhook that was defined after the first event","x-given":[{"method":"install","params":{"devi\#
  ce":"iphone"}},{"method":"project.define","params":{"webhooks":[{"url":"http://127.0.0.1:808\#
  0/","secret":"sesame"}]}}],"params":[],"result":{"name":"result","value":{"webhooks":[{"url"\#
  :"http://127.0.0.1:8080/","secret":"sesame","oldSecret":null,"authorization":null,"format":"\#
  entitled","paused":false,"consumer":"webhook-1","cursor":"1"}]}}}]},{"name":"purchase","summ\#
  ary":"Records a store transaction, and sets the holders of a new purchase.","x-role":"write"\#
  ,"x-since":1,"paramStructure":"either","params":[{"name":"device","required":false,"summary"\#
  :"Id of the device on which the customer bought.","schema":{"$ref":"#/components/schemas/Dev\#
  iceId"}},{"name":"userId","required":false,"summary":"Id of the buyer, instead of `device`. \#
  The daemon creates an unknown user, so that no payment is lost.","schema":{"$ref":"#/compone\#
  nts/schemas/UserId"}},{"name":"product","required":true,"summary":"Id of the product. The da\#
  emon also records a product that the catalogue does not have.","schema":{"$ref":"#/component\#
  s/schemas/ProductId"}},{"name":"store","required":true,"summary":"Store that took the paymen\#
  t: appStore, macAppStore, playStore, amazon, huawei, samsung, roku, microsoft, paddle, strip\#
  e, web, or one of the project's `stores.custom`.","schema":{"$ref":"#/components/schemas/Sto\#
  re"}},{"name":"transactionId","required":true,"summary":"The store's id of this transaction.\#
  ","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"originalTransactionId","r\#
  equired":false,"summary":"Id of the first transaction of the same purchase. Default: `transa\#
  ctionId`.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"kind","required"\#
  :false,"summary":"Kind of the product. It overrides the kind in the catalogue.","schema":{"$\#
  ref":"#/components/schemas/ProductKind"}},{"name":"purchasedAt","required":false,"summary":"\#
  Purchase time, RFC 3339. Default: `asOf`, or now.","schema":{"$ref":"#/components/schemas/Mo\#
  ment"}},{"name":"expiresAt","required":false,"summary":"Last millisecond of the paid period,\#
   RFC 3339. Default: no end.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"perio\#
  dType","required":false,"summary":"Price of the period: full (normal), a trial, or introduct\#
  ory (intro).","schema":{"$ref":"#/components/schemas/PeriodType","default":"normal"}},{"name\#
  ":"environment","required":false,"summary":"Environment of the store: production, or sandbox\#
   for test purchases.","schema":{"$ref":"#/components/schemas/PurchaseEnvironment","default":\#
  "production"}},{"name":"isFamilyShared","required":false,"summary":"Whether a family member \#
  bought it and shares it.","schema":{"type":"boolean","default":false}},{"name":"price","requ\#
  ired":false,"summary":"Price that the customer paid: a decimal number in a string, for examp\#
  le \"9.99\".","schema":{"$ref":"#/components/schemas/Price"}},{"name":"currency","required":\#
  false,"summary":"Currency of the price: an ISO 4217 code, for example EUR.","schema":{"$ref"\#
  :"#/components/schemas/Currency"}},{"name":"country","required":false,"summary":"Country of \#
  the purchase: an ISO 3166 code, for example DE.","schema":{"$ref":"#/components/schemas/Coun\#
  try"}},{"name":"offerCode","required":false,"summary":"Offer code that the customer redeemed\#
  .","schema":{"type":"string","minLength":1,"maxLength":255}},{"name":"attributes","required"\#
  :false,"summary":"Up to 20 strings of your own, which the events of this purchase repeat.","\#
  schema":{"$ref":"#/components/schemas/Attributes"}},{"name":"asOf","required":false,"summary\#
  ":"Time at which the store made this statement, RFC 3339. Without it, this is a statement of\#
   the caller, made now.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"replaces",\#
  "required":false,"summary":"Purchase of the same store that this one takes over: its `origin\#
  alTransactionId`, or one of its keys. Google calls it linkedPurchaseToken.","schema":{"$ref"\#
  :"#/components/schemas/TransactionId"}},{"name":"keys","required":false,"summary":"Up to ten\#
   further names of the purchase, for example a Google order id. Each finds it wherever `origi\#
  nalTransactionId` is a param. If the daemon does not know `originalTransactionId`, the first\#
   key that names a purchase does.","schema":{"type":"array","items":{"$ref":"#/components/sch\#
  emas/TransactionId"},"maxItems":10}},{"name":"accountToken","required":false,"summary":"Acco\#
  unt token of the purchase. When the call names a user or a device, it is registered for that\#
   user.","schema":{"$ref":"#/components/schemas/AccountToken"}},{"name":"project","required":\#
  false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","defa\#
  ult":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result and the ev\#
  ents without changing anything.","schema":{"type":"boolean","default":false}},{"name":"idemp\#
  otencyKey","required":false,"summary":"Makes a retry safe: the same key with the same params\#
   returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"resu\#
  lt":{"name":"result","schema":{"type":"object","properties":{"purchase":{"$ref":"#/component\#
  s/schemas/Purchase"},"created":{"description":"True when the purchase is new.","type":"boole\#
  an"},"outcome":{"description":"recorded: a new purchase. received: the buyer did not hold th\#
  e purchase, and holds it now. claimed: the purchase had no holder before; now the buyer hold\#
  s it. planChanged: a new transaction with another product. renewed: any other new transactio\#
  n. updated: a fact with `asOf` changed a known transaction. stale: the daemon had newer info\#
  rmation about every field that differs. unchanged: no field differs, the transaction is know\#
  n and the call has no `asOf`, or the transaction is new and older than the latest.","type":"\#
  string","enum":["recorded","renewed","planChanged","received","claimed","updated","stale","u\#
  nchanged"]},"stale":{"description":"The params that lost against newer information; absent w\#
  hen there are none.","type":"array","items":{"type":"string"}},"entitlements":{"$ref":"#/com\#
  ponents/schemas/Entitlements","description":"The buyer's entitlements after the call. Withou\#
  t `device` and `userId`: those of the holder, or none if the purchase has no holder."},"warn\#
  ings":{"description":"Absent when there are no warnings.","type":"array","items":{"$ref":"#/\#
  components/schemas/Warning"}},"dryRun":{"description":"True in a dry run; otherwise absent."\#
  ,"type":"boolean"},"events":{"description":"The events that the call would emit. Only in a d\#
  ry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descript\#
  ion":"True when this is the stored result of an idempotency key; otherwise absent.","type":"\#
  boolean"}},"required":["purchase","created","outcome","entitlements"]}},"errors":[{"code":-3\#
  2602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two par\#
  ameters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"k\#
  ind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower \#
  than the role that the method needs. `uid` and `role` are the caller's (`none` without a rol\#
  e), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}}\#
  ,{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","re\#
  tryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or in the pr\#
  oject's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"\#
  message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"ki\#
  nd":"userIdTooLong","retryable":false}},{"code":1104,"message":"The id begins with the proje\#
  ct's anonymous prefix, or it is the id of an anonymous user or a customerId. In `user.import\#
  `: the id belongs to another customer, or no daemon makes such an anonymous id or customerId\#
  .","data":{"kind":"reservedUserId","retryable":false}},{"code":1200,"message":"The daemon ha\#
  s no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1202,"messag\#
  e":"Another user holds the purchase, and a rule of the project keeps it there. `holder` and \#
  `rule` name them. In `user.import` there is no `rule`: the import does not name the holder. \#
  Nothing changes.","data":{"kind":"purchaseHeldByAnother","retryable":false}},{"code":1300,"m\#
  essage":"A call of the same method used this key with other params in the last 24 hours.","d\#
  ata":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has \#
  no room for the write. Nothing changes, and reading still works.","data":{"kind":"storageFul\#
  l","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the daemon s\#
  tops, and its next start shows what is stored. Or the daemon cannot read a record that the r\#
  equest needs, or its data file was removed: then it keeps running.","data":{"kind":"storageF\#
  ailed","retryable":false}},{"code":1405,"message":"The shared database could not be reached,\#
   or did not answer in time; other stores have no such error. With `outcome` `notApplied`, no\#
  thing changed. With `unknown`, the change may or may not be stored.","data":{"kind":"storage\#
  Unavailable","retryable":true}}],"examples":[{"name":"a subscription","x-given":[{"method":"\#
  project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["prem\#
  ium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"devic\#
  e":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"product","value":"month\#
  ly"},{"name":"store","value":"appStore"},{"name":"transactionId","value":"1000"},{"name":"ex\#
  piresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":\#
  {"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly\#
  ","kind":"subscription","state":"active","holders":["{{anonymous}}"],"device":"iphone","stor\#
  eAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00\#
  :00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal"\#
  ,"environment":"production","isFamilyShared":false,"price":null,"currency":null,"country":nu\#
  ll,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,\#
  "billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"p\#
  aused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replace\#
  dBy":null,"replacedAt":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"\#
  transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00\#
  :00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"cr\#
  eated":true,"outcome":"recorded","entitlements":{"premium":{"id":"premium","active":true,"st\#
  ate":"active","productId":"monthly","source":"appStore","renewState":"willRenew","grantType"\#
  :"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-0\#
  2-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z\#
  ","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":n\#
  ull,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"1000","or\#
  iginalTransactionId":"1000"}}}}},{"name":"the same transaction again","x-given":[{"method":"\#
  project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["prem\#
  ium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"devic\#
  e":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"\#
  appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name"\#
  :"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"store","value":"ap\#
  pStore"},{"name":"transactionId","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:\#
  00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTra\#
  nsactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state":\#
  "active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"20\#
  26-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-0\#
  1T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isF\#
  amilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":\#
  true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUnti\#
  l":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"en\#
  dReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"replacedAt":null,"key\#
  s":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","product":\#
  "monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-0\#
  2-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"created":false,"outcome":"unchange\#
  d","entitlements":{"premium":{"id":"premium","active":true,"state":"active","productId":"mon\#
  thly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"norm\#
  al","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeri\#
  odExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-0\#
  1T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environme\#
  nt":"production","store":"appStore","transactionId":"1000","originalTransactionId":"1000"}}}\#
  }},{"name":"by a user who is logged in","x-given":[{"method":"project.define","params":{"pro\#
  ducts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"202\#
  6-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"ident\#
  ify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":\#
  "iphone"},{"name":"product","value":"monthly"},{"name":"store","value":"appStore"},{"name":"\#
  transactionId","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"res\#
  ult":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000"\#
  ,"transactionId":"1000","product":"monthly","kind":"subscription","state":"active","holders"\#
  :["{{anonymous}}","user_id_1"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-\#
  01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:0\#
  0:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFamilyS\#
  hared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"\#
  autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":nul\#
  l,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReaso\#
  n":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"replacedAt":null,"keys":[],\#
  "renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","product":"month\#
  ly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T0\#
  0:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","enti\#
  tlements":{"premium":{"id":"premium","active":true,"state":"active","productId":"monthly","s\#
  ource":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"normal","sta\#
  rtedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpire\#
  sAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:\#
  00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"pro\#
  duction","store":"appStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"nam\#
  e":"a renewal","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind"\#
  :"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}\#
  ,{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"\#
  iphone","product":"monthly","store":"appStore","transactionId":"1000","purchasedAt":"2025-11\#
  -15T00:00:00.000Z","expiresAt":"2025-12-15T00:00:00.000Z"}}],"params":[{"name":"device","val\#
  ue":"iphone"},{"name":"product","value":"monthly"},{"name":"store","value":"appStore"},{"nam\#
  e":"transactionId","value":"1001"},{"name":"originalTransactionId","value":"1000"},{"name":"\#
  purchasedAt","value":"2025-12-15T00:00:00.000Z"},{"name":"expiresAt","value":"2026-01-15T00:\#
  00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTra\#
  nsactionId":"1000","transactionId":"1001","product":"monthly","kind":"subscription","state":\#
  "active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"20\#
  25-12-15T00:00:00.000Z","firstPurchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026-01-1\#
  5T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isF\#
  amilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":\#
  true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUnti\#
  l":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"en\#
  dReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"replacedAt":null,"key\#
  s":[],"renewsCount":1,"accountToken":null,"transactions":[{"transactionId":"1000","product":\#
  "monthly","periodType":"normal","purchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025-1\#
  2-15T00:00:00.000Z","asOf":"2025-11-15T00:00:00.000Z"},{"transactionId":"1001","product":"mo\#
  nthly","periodType":"normal","purchasedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-1\#
  5T00:00:00.000Z","asOf":"2025-12-15T00:00:00.000Z"}]},"created":false,"outcome":"renewed","e\#
  ntitlements":{"premium":{"id":"premium","active":true,"state":"active","productId":"monthly"\#
  ,"source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"normal","\#
  startedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","gracePeriodExp\#
  iresAt":null,"firstPurchasedAt":"2025-11-15T00:00:00.000Z","lastPurchasedAt":"2025-12-15T00:\#
  00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":1,"environment":"\#
  production","store":"appStore","transactionId":"1001","originalTransactionId":"1000"}}}}},{"\#
  name":"a product that the catalogue does not know","x-given":[{"method":"project.define","pa\#
  rams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"m\#
  anual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"userId","value":"user_id_1"},{"name\#
  ":"product","value":"montly"},{"name":"store","value":"stripe"},{"name":"transactionId","val\#
  ue":"pi_1"}],"result":{"name":"result","value":{"purchase":{"store":"stripe","originalTransa\#
  ctionId":"pi_1","transactionId":"pi_1","product":"montly","kind":"nonConsumable","state":"ac\#
  tive","holders":["user_id_1"],"device":null,"storeAccount":null,"purchasedAt":"2026-01-01T00\#
  :00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"trialStartedAt"\#
  :null,"periodType":"normal","environment":"production","isFamilyShared":false,"price":null,"\#
  currency":null,"country":null,"offerCode":null,"autoRenew":false,"autoRenewDisabledAt":null,\#
  "gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revok\#
  edAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":n\#
  ull,"replaces":null,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCount":0,"accountTo\#
  ken":null,"transactions":[{"transactionId":"pi_1","product":"montly","periodType":"normal","\#
  purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"asOf":"2026-01-01T00:00:00.000Z"}]\#
  },"created":true,"outcome":"recorded","entitlements":{},"warnings":[{"kind":"unknownProduct"\#
  ,"message":"{{any}}","nearest":["monthly"]}]}}}]},{"name":"purchase.update","summary":"Updat\#
  es a purchase, for example after a refund. Omitted params keep their value.","x-role":"write\#
  ","x-since":1,"paramStructure":"either","params":[{"name":"store","required":true,"summary":\#
  "Store that took the payment.","schema":{"$ref":"#/components/schemas/Store"}},{"name":"orig\#
  inalTransactionId","required":true,"summary":"Id of the first transaction of the purchase.",\#
  "schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"expiresAt","required":false\#
  ,"summary":"New last millisecond of the paid period, RFC 3339; null: no end.","schema":{"$re\#
  f":"#/components/schemas/NullableMoment"}},{"name":"autoRenew","required":false,"summary":"W\#
  hether the subscription renews automatically; null: true for a subscription, else false.","s\#
  chema":{"type":["boolean","null"]}},{"name":"gracePeriodExpiresAt","required":false,"summary\#
  ":"Last millisecond of the grace period, RFC 3339; null: no grace period.","schema":{"$ref":\#
  "#/components/schemas/NullableMoment"}},{"name":"billingRetry","required":false,"summary":"W\#
  hether the store retries a failed payment; null: false.","schema":{"type":["boolean","null"]\#
  }},{"name":"pausedUntil","required":false,"summary":"Time at which the pause ends, RFC 3339;\#
   null: no pause.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"refunded\#
  At","required":false,"summary":"Time of the refund, RFC 3339; null: no refund.","schema":{"$\#
  ref":"#/components/schemas/NullableMoment"}},{"name":"revokedAt","required":false,"summary":\#
  "Time at which the store withdrew access, RFC 3339, for example when family sharing ends; nu\#
  ll: not withdrawn.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"produc\#
  t","required":false,"summary":"Id of the product from now on: a change of plan.","schema":{"\#
  $ref":"#/components/schemas/ProductId"}},{"name":"transactionId","required":false,"summary":\#
  "Transaction that the statement is about. Required with `asOf`. Default: the latest; for a r\#
  efund or a revocation, the latest that was bought at or before its moment.","schema":{"$ref"\#
  :"#/components/schemas/TransactionId"}},{"name":"asOf","required":false,"summary":"Time at w\#
  hich the store made this statement, RFC 3339. Without it, this is a statement of the caller,\#
   made now.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"endedAt","required":fa\#
  lse,"summary":"Time at which access ended before the end of the period, RFC 3339. Null clear\#
  s it.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"paused","required":\#
  false,"summary":"Whether the subscription is paused, with or without a known end.","schema":\#
  {"type":["boolean","null"]}},{"name":"renewsAs","required":false,"summary":"Product of the n\#
  ext period. It gives no access. Null: the same product.","schema":{"type":["string","null"],\#
  "minLength":1,"maxLength":255}},{"name":"endReason","required":false,"summary":"Why the purc\#
  hase ended, or will end. Null clears it.","schema":{"$ref":"#/components/schemas/EndReason"}\#
  },{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/comp\#
  onents/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":\#
  "Computes the result and the events without changing anything.","schema":{"type":"boolean","\#
  default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: th\#
  e same key with the same params returns the stored result.","schema":{"$ref":"#/components/s\#
  chemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{\#
  "purchase":{"$ref":"#/components/schemas/Purchase"},"outcome":{"description":"applied: a fie\#
  ld changed. stale: the daemon had newer information about every field that differs. unchange\#
  d: no field differs.","type":"string","enum":["applied","stale","unchanged"]},"stale":{"desc\#
  ription":"The params that lost against newer information; absent when there are none.","type\#
  ":"array","items":{"type":"string"}},"warnings":{"description":"Absent when there are no war\#
  nings.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"descripti\#
  on":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The ev\#
  ents that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/compone\#
  nts/schemas/Event"}},"replayed":{"description":"True when this is the stored result of an id\#
  empotency key; otherwise absent.","type":"boolean"}},"required":["purchase","outcome"]}},"er\#
  rors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of \#
  range, or two parameters exclude each other. `field` points to it; `nearest` lists similar n\#
  ames.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller\#
  's role is lower than the role that the method needs. `uid` and `role` are the caller's (`no\#
  ne` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","r\#
  etryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"u\#
  nknownProject","retryable":false}},{"code":1201,"message":"The project has no purchase with \#
  this store and originalTransactionId, or the purchase has no such transaction. Nothing chang\#
  es.","data":{"kind":"unknownPurchase","retryable":false}},{"code":1300,"message":"A call of \#
  the same method used this key with other params in the last 24 hours.","data":{"kind":"idemp\#
  otencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the wri\#
  te. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":true\#
  }},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its next \#
  start shows what is stored. Or the daemon cannot read a record that the request needs, or it\#
  s data file was removed: then it keeps running.","data":{"kind":"storageFailed","retryable":\#
  false}},{"code":1405,"message":"The shared database could not be reached, or did not answer \#
  in time; other stores have no such error. With `outcome` `notApplied`, nothing changed. With\#
   `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retry\#
  able":true}}],"examples":[{"name":"auto-renew turned off","x-given":[{"method":"project.defi\#
  ne","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clo\#
  ck":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}\#
  },{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","t\#
  ransactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"store","va\#
  lue":"appStore"},{"name":"originalTransactionId","value":"1000"},{"name":"autoRenew","value"\#
  :false}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTransact\#
  ionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state":"acti\#
  ve","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01\#
  -01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:\#
  00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFamily\#
  Shared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":false\#
  ,"autoRenewDisabledAt":"2026-01-01T00:00:00.000Z","gracePeriodExpiresAt":null,"billingRetry"\#
  :false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"\#
  renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"rep\#
  lacedAt":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId"\#
  :"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","\#
  expiresAt":"2026-02-01T00:00:00.000Z","autoRenew":false,"autoRenewDisabledAt":"2026-01-01T00\#
  :00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outcome":"applied"}}},{"name":"a refund",\#
  "x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription"\#
  ,"entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"ins\#
  tall","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","produc\#
  t":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z\#
  "}}],"params":[{"name":"store","value":"appStore"},{"name":"originalTransactionId","value":"\#
  1000"},{"name":"refundedAt","value":"2026-01-01T00:00:00.000Z"}],"result":{"name":"result","\#
  value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000"\#
  ,"product":"monthly","kind":"subscription","state":"refunded","holders":["{{anonymous}}"],"d\#
  evice":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchased\#
  At":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,\#
  "periodType":"normal","environment":"production","isFamilyShared":false,"price":null,"curren\#
  cy":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"graceP\#
  eriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":"2026-01-01T00:00:\#
  00.000Z","revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"bi\#
  llingIssueAt":null,"replaces":null,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCoun\#
  t":0,"accountToken":null,"transactions":[{"transactionId":"1000","product":"monthly","period\#
  Type":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000\#
  Z","refundedAt":"2026-01-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outcome":"a\#
  pplied"}}},{"name":"a refund that was none","x-given":[{"method":"project.define","params":{\#
  "products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":\#
  "2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"p\#
  urchase","params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":\#
  "1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"purchase.update","params":{"store\#
  ":"appStore","originalTransactionId":"1000","refundedAt":"2026-01-01T00:00:00.000Z"}}],"para\#
  ms":[{"name":"store","value":"appStore"},{"name":"originalTransactionId","value":"1000"},{"n\#
  ame":"refundedAt","value":null}],"result":{"name":"result","value":{"purchase":{"store":"app\#
  Store","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"sub\#
  scription","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":nul\#
  l,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","ex\#
  piresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment\#
  ":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode\#
  ":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry\#
  ":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,\#
  "renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"re\#
  placedAt":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId\#
  ":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z",\#
  "expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outcome":"appli\#
  ed"}}}]},{"name":"restore","summary":"Restores the purchases of a device's store account for\#
   its current user.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name"\#
  :"device","required":true,"summary":"Id of the device.","schema":{"$ref":"#/components/schem\#
  as/DeviceId"}},{"name":"purchases","required":false,"summary":"Purchases to restore, from an\#
  y store account; an empty list restores nothing. Default: every purchase of the device's sto\#
  re account.","schema":{"type":"array","items":{"$ref":"#/components/schemas/PurchaseRef"},"m\#
  axItems":1000}},{"name":"project","required":false,"summary":"Id of the project.","schema":{\#
  "$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":fa\#
  lse,"summary":"Computes the result and the events without changing anything.","schema":{"typ\#
  e":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a \#
  retry safe: the same key with the same params returns the stored result.","schema":{"$ref":"\#
  #/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object",\#
  "properties":{"user":{"$ref":"#/components/schemas/User"},"restored":{"description":"Purchas\#
  es that the user holds now and did not hold before, with unclaimed ones that replace them. I\#
  n the order of `store`, then `originalTransactionId`.","type":"array","items":{"$ref":"#/com\#
  ponents/schemas/Move"}},"transferred":{"description":"Those of `restored` that another user \#
  lost.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"refused":{"description"\#
  :"Purchases that a rule refused to restore.","type":"array","items":{"$ref":"#/components/sc\#
  hemas/Refusal"}},"entitlements":{"$ref":"#/components/schemas/Entitlements","description":"T\#
  he user's entitlements after the call."},"warnings":{"description":"Absent when there are no\#
   warnings.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"descr\#
  iption":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"Th\#
  e events that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/com\#
  ponents/schemas/Event"}},"replayed":{"description":"True when this is the stored result of a\#
  n idempotency key; otherwise absent.","type":"boolean"}},"required":["user","restored","tran\#
  sferred","refused","entitlements"]}},"errors":[{"code":-32602,"message":"A parameter is miss\#
  ing, unknown, of a wrong type or out of range, or two parameters exclude each other. `field`\#
   points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":fa\#
  lse}},{"code":1000,"message":"The caller's role is lower than the role that the method needs\#
  . `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's rol\#
  e.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The projec\#
  t has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1200,"mess\#
  age":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{\#
  "code":1201,"message":"The project has no purchase with this store and originalTransactionId\#
  , or the purchase has no such transaction. Nothing changes.","data":{"kind":"unknownPurchase\#
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
  fter a reinstall","x-given":[{"method":"project.define","params":{"products":{"monthly":{"ki\#
  nd":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"\#
  }}},{"method":"install","params":{"device":"iphone","storeAccount":"ann"}},{"method":"purcha\#
  se","params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000\#
  ","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"install","params":{"device":"ipad","st\#
  oreAccount":"ann"}}],"params":[{"name":"device","value":"ipad"}],"result":{"name":"result","\#
  value":{"user":{"id":"{{new}}","anonymousId":"{{new}}","identityId":null,"customerId":"{{new\#
  }}","aliases":["{{new}}"],"device":"ipad","createdAt":"2026-01-01T00:00:00.000Z","environmen\#
  t":"production"},"restored":[{"store":"appStore","originalTransactionId":"1000","product":"m\#
  onthly","kind":"subscription","from":["{{any}}"],"to":"{{new}}","shared":true}],"transferred\#
  ":[],"refused":[],"entitlements":{"premium":{"id":"premium","active":true,"state":"active","\#
  productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","pe\#
  riodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.0\#
  00Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchase\#
  dAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCoun\#
  t":0,"environment":"production","store":"appStore","transactionId":"1000","originalTransacti\#
  onId":"1000"}}}}},{"name":"nothing to restore","x-given":[{"method":"project.define","params\#
  ":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manua\#
  l":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params"\#
  :[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"user":{"id":"{{ano\#
  nymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","alia\#
  ses":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment\#
  ":"production"},"restored":[],"transferred":[],"refused":[],"entitlements":{}}}}]},{"name":"\#
  revoke","summary":"Ends a grant.","x-role":"write","x-since":1,"paramStructure":"either","pa\#
  rams":[{"name":"device","required":false,"summary":"Id of the device.","schema":{"$ref":"#/c\#
  omponents/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the user, i\#
  nstead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"entitlement",\#
  "required":true,"summary":"Id of the entitlement that was granted.","schema":{"$ref":"#/comp\#
  onents/schemas/EntitlementId"}},{"name":"project","required":false,"summary":"Id of the proj\#
  ect.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRu\#
  n","required":false,"summary":"Computes the result and the events without changing anything.\#
  ","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"su\#
  mmary":"Makes a retry safe: the same key with the same params returns the stored result.","s\#
  chema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["userId\#
  "]],"result":{"name":"result","schema":{"type":"object","properties":{"entitlement":{"$ref":\#
  "#/components/schemas/Entitlement","description":"The entitlement after the call. A purchase\#
   may still give it."},"dryRun":{"description":"True in a dry run; otherwise absent.","type":\#
  "boolean"},"events":{"description":"The events that the call would emit. Only in a dry run."\#
  ,"type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"Tr\#
  ue when this is the stored result of an idempotency key; otherwise absent.","type":"boolean"\#
  }},"required":["entitlement"]}},"errors":[{"code":-32602,"message":"A parameter is missing, \#
  unknown, of a wrong type or out of range, or two parameters exclude each other. `field` poin\#
  ts to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}}\#
  ,{"code":1000,"message":"The caller's role is lower than the role that the method needs. `ui\#
  d` and `role` are the caller's (`none` without a role), and `needs` is the method's role.","\#
  data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has\#
   no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":\#
  "The project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":110\#
  2,"message":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","\#
  data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Un\#
  icode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryab\#
  le":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknown\#
  Project","retryable":false}},{"code":1204,"message":"The user has no active grant of this en\#
  titlement. For example, a purchase gives it, or the grant has ended.","data":{"kind":"notAMa\#
  nualGrant","retryable":false}},{"code":1300,"message":"A call of the same method used this k\#
  ey with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable"\#
  :false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, and re\#
  ading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"\#
  The write may not be on the disk: the daemon stops, and its next start shows what is stored.\#
   Or the daemon cannot read a record that the request needs, or its data file was removed: th\#
  en it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"messa\#
  ge":"The shared database could not be reached, or did not answer in time; other stores have \#
  no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may \#
  or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{\#
  "name":"a grant","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kin\#
  d":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}\#
  }},{"method":"install","params":{"device":"iphone"}},{"method":"grant","params":{"device":"i\#
  phone","entitlement":"premium"}}],"params":[{"name":"device","value":"iphone"},{"name":"enti\#
  tlement","value":"premium"}],"result":{"name":"result","value":{"entitlement":{"id":"premium\#
  ","active":false,"state":"revoked","productId":null,"source":"manual","renewState":"nonRenew\#
  able","grantType":"manual","periodType":null,"startedAt":"2026-01-01T00:00:00.000Z","expires\#
  At":null,"gracePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialSt\#
  artedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":null,"store":null,"tr\#
  ansactionId":null,"originalTransactionId":null}}}}]},{"name":"rpc.discover","summary":"Retur\#
  ns this protocol as an OpenRPC document.","x-role":"read","x-since":1,"paramStructure":"eith\#
  er","params":[],"result":{"name":"result","schema":{"description":"The OpenRPC document, wit\#
  h `x-role` on every method.","type":"object","properties":{"openrpc":{"type":"string"},"info\#
  ":{"type":"object"},"methods":{"type":"array","items":{"type":"object"}},"components":{"type\#
  ":"object"}},"required":["openrpc","info","methods","components"]}},"errors":[{"code":-32602\#
  ,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two paramet\#
  ers exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind"\#
  :"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than\#
   the role that the method needs. `uid` and `role` are the caller's (`none` without a role), \#
  and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}}],"e\#
  xamples":[{"name":"the document","params":[],"result":{"name":"result","value":{"openrpc":"{\#
  {any}}","info":"{{any}}","methods":"{{any}}","components":"{{any}}"}}}]},{"name":"server.des\#
  cribe","summary":"Lists the methods, or describes one method.","x-role":"read","x-since":1,"\#
  paramStructure":"either","params":[{"name":"method","required":false,"summary":"Name of the \#
  method to describe. Default: the list of all methods.","schema":{"type":"string"}}],"result"\#
  :{"name":"result","schema":{"type":"object","properties":{"methods":{"description":"All meth\#
  ods, sorted by name. Only without `method`.","type":"array","items":{"$ref":"#/components/sc\#
  hemas/MethodSummary"}},"method":{"description":"The method's entry in the OpenRPC document. \#
  Only with `method`.","type":"object"},"components":{"description":"The schemas that the entr\#
  y refers to, in `schemas`. Only with `method`.","type":"object"}},"required":[]}},"errors":[\#
  {"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, \#
  or two parameters exclude each other. `field` points to it; `nearest` lists similar names.",\#
  "data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role\#
   is lower than the role that the method needs. `uid` and `role` are the caller's (`none` wit\#
  hout a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryabl\#
  e":false}}],"examples":[{"name":"all methods","params":[],"result":{"name":"result","value":\#
  {"methods":"{{any}}"}}},{"name":"one method","params":[{"name":"method","value":"logout"}],"\#
  result":{"name":"result","value":{"method":"{{any}}","components":"{{any}}"}}}]},{"name":"se\#
  rver.info","summary":"Returns the daemon's version, limits and store, and the caller's role.\#
  ","x-role":"read","x-since":1,"paramStructure":"either","params":[],"result":{"name":"result\#
  ","schema":{"type":"object","properties":{"version":{"description":"Version of the daemon.",\#
  "type":"string"},"protocol":{"description":"Version of this protocol.","type":"integer"},"li\#
  mits":{"$ref":"#/components/schemas/Limits"},"uptimeMs":{"description":"Milliseconds since t\#
  he daemon started.","type":"integer","minimum":0},"store":{"$ref":"#/components/schemas/Stor\#
  eState"},"peer":{"$ref":"#/components/schemas/Peer"}},"required":["version","protocol","limi\#
  ts","uptimeMs","store","peer"]}},"errors":[{"code":-32602,"message":"A parameter is missing,\#
   unknown, of a wrong type or out of range, or two parameters exclude each other. `field` poi\#
  nts to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}\#
  },{"code":1000,"message":"The caller's role is lower than the role that the method needs. `u\#
  id` and `role` are the caller's (`none` without a role), and `needs` is the method's role.",\#
  "data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"plain","params":\#
  [],"result":{"name":"result","value":{"version":"{{any}}","protocol":1,"limits":"{{any}}","u\#
  ptimeMs":"{{any}}","store":"{{any}}","peer":{"uid":"{{any}}","gid":"{{any}}","pid":"{{any}}"\#
  ,"role":"admin"}}}}]},{"name":"server.ping","summary":"Checks that the daemon replies.","x-r\#
  ole":"read","x-since":1,"paramStructure":"either","params":[{"name":"echo","required":false,\#
  "summary":"Value that the reply repeats, without the white space between its tokens.","schem\#
  a":{"description":"Any JSON value."}}],"result":{"name":"result","schema":{"type":"object","\#
  properties":{"pong":{"description":"Always true.","type":"boolean"},"now":{"$ref":"#/compone\#
  nts/schemas/Moment","description":"Time of the system clock."},"echo":{"description":"The va\#
  lue from the request; absent when the request has none."}},"required":["pong","now"]}},"erro\#
  rs":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of ra\#
  nge, or two parameters exclude each other. `field` points to it; `nearest` lists similar nam\#
  es.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's\#
   role is lower than the role that the method needs. `uid` and `role` are the caller's (`none\#
  ` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","ret\#
  ryable":false}}],"examples":[{"name":"plain","params":[],"result":{"name":"result","value":{\#
  "pong":true,"now":"{{any}}"}}},{"name":"with an echo","params":[{"name":"echo","value":["hel\#
  lo",1]}],"result":{"name":"result","value":{"pong":true,"now":"{{any}}","echo":["hello",1]}}\#
  }]},{"name":"server.stats","summary":"Returns counts and durations of requests, commits and \#
  background work since the daemon's start.","x-role":"read","x-since":1,"paramStructure":"eit\#
  her","params":[],"result":{"name":"result","schema":{"type":"object","properties":{"uptimeMs\#
  ":{"description":"Milliseconds since the daemon started.","type":"integer","minimum":0},"met\#
  hods":{"description":"The methods that were called since the daemon's start, by name.","type\#
  ":"object","additionalProperties":{"$ref":"#/components/schemas/MethodStats"}},"refusals":{"\#
  $ref":"#/components/schemas/ErrorCounts"},"slowRequests":{"description":"Requests that took \#
  longer than the threshold `--log-slow` since the daemon's start.","type":"integer","minimum"\#
  :0},"cache":{"$ref":"#/components/schemas/CacheStats"},"connections":{"$ref":"#/components/s\#
  chemas/ConnectionStats"},"turns":{"$ref":"#/components/schemas/Durations"},"commits":{"$ref"\#
  :"#/components/schemas/CommitStats"},"storage":{"$ref":"#/components/schemas/StorageStats"},\#
  "store":{"$ref":"#/components/schemas/StoreState"},"feed":{"$ref":"#/components/schemas/Feed\#
  Stats"},"background":{"$ref":"#/components/schemas/BackgroundStats"}},"required":["uptimeMs"\#
  ,"methods","refusals","slowRequests","cache","connections","turns","commits","store","feed",\#
  "background"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wr\#
  ong type or out of range, or two parameters exclude each other. `field` points to it; `neare\#
  st` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"m\#
  essage":"The caller's role is lower than the role that the method needs. `uid` and `role` ar\#
  e the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"p\#
  ermissionDenied","retryable":false}},{"code":1401,"message":"The write may not be on the dis\#
  k: the daemon stops, and its next start shows what is stored. Or the daemon cannot read a re\#
  cord that the request needs, or its data file was removed: then it keeps running.","data":{"\#
  kind":"storageFailed","retryable":false}}],"examples":[{"name":"a new daemon in memory","par\#
  ams":[],"result":{"name":"result","value":{"uptimeMs":"{{any}}","methods":{},"refusals":{},"\#
  slowRequests":0,"cache":"{{any}}","connections":"{{any}}","turns":"{{any}}","commits":"{{any\#
  }}","store":"{{any}}","feed":{"waits":0,"subscriptions":0,"consumers":[],"moreConsumers":fal\#
  se},"background":{"expiriesDue":0,"expiriesLateMs":0,"erasures":0,"erasuresHalted":false,"ca\#
  talogueChanges":0,"clockSteps":0}}}},{"name":"one method was called, and a consumer is behin\#
  d","x-given":[{"method":"install","params":{"device":"phone"}},{"method":"events.acknowledge\#
  ","params":{"consumer":"mailer","cursor":"0"}}],"params":[],"result":{"name":"result","value\#
  ":{"uptimeMs":"{{any}}","methods":{"install":{"requests":1,"errors":{},"durations":{"count":\#
  1,"sumMicros":"{{any}}","maxMicros":"{{any}}","buckets":["{{any}}"]}},"events.acknowledge":"\#
  {{any}}"},"refusals":{},"slowRequests":0,"cache":{"replies":0,"replyHits":0,"records":"{{any\#
  }}","recordBytes":"{{any}}","recordLoads":"{{any}}"},"connections":{"open":"{{any}}","opened\#
  ":"{{any}}","refused":0,"peers":"{{any}}","owedBytes":0,"unsentBytes":0},"turns":"{{any}}","\#
  commits":{"turns":"{{any}}","waitingTurns":0,"failures":0,"durations":"{{any}}"},"store":"{{\#
  any}}","feed":{"waits":0,"subscriptions":0,"consumers":[{"project":"default","consumer":"mai\#
  ler","cursor":"0","lag":1}],"moreConsumers":false},"background":"{{any}}"}}}]},{"name":"setU\#
  serProperty","summary":"Stores a key/value property; never affects access.","x-role":"write"\#
  ,"x-since":1,"paramStructure":"either","params":[{"name":"device","required":false,"summary"\#
  :"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","re\#
  quired":false,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"#/component\#
  s/schemas/UserId"}},{"name":"key","required":true,"summary":"Name of the property: 1 to 80 l\#
  etters, digits, and _ . : - $. Names that other systems reserve, for example $email, have no\#
   special meaning.","schema":{"$ref":"#/components/schemas/PropertyKey"}},{"name":"value","re\#
  quired":true,"summary":"New value. An empty string removes the property.","schema":{"$ref":"\#
  #/components/schemas/PropertyValue"}},{"name":"project","required":false,"summary":"Id of th\#
  e project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":\#
  "dryRun","required":false,"summary":"Computes the result and the events without changing any\#
  thing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":fal\#
  se,"summary":"Makes a retry safe: the same key with the same params returns the stored resul\#
  t.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["\#
  userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"userId":{"$ref"\#
  :"#/components/schemas/UserId","description":"Id of the user that the result is about."},"ke\#
  y":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/Propert\#
  yValue"},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"e\#
  vents":{"description":"The events that the call would emit. Only in a dry run.","type":"arra\#
  y","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this \#
  is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required"\#
  :["userId","key","value"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unkn\#
  own, of a wrong type or out of range, or two parameters exclude each other. `field` points t\#
  o it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"c\#
  ode":1000,"message":"The caller's role is lower than the role that the method needs. `uid` a\#
  nd `role` are the caller's (`none` without a role), and `needs` is the method's role.","data\#
  ":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has no \#
  such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The\#
   project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"m\#
  essage":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","data\#
  ":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicod\#
  e scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":\#
  false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProj\#
  ect","retryable":false}},{"code":1300,"message":"A call of the same method used this key wit\#
  h other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false\#
  }},{"code":1400,"message":"The disk has no room for the write. Nothing changes, and reading \#
  still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The wr\#
  ite may not be on the disk: the daemon stops, and its next start shows what is stored. Or th\#
  e daemon cannot read a record that the request needs, or its data file was removed: then it \#
  keeps running.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"T\#
  he shared database could not be reached, or did not answer in time; other stores have no suc\#
  h error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may\#
   not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name"\#
  :"the id of the user in another system","x-given":[{"method":"project.define","params":{"pro\#
  ducts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"202\#
  6-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"nam\#
  e":"device","value":"iphone"},{"name":"key","value":"_q_custom_user_id"},{"name":"value","va\#
  lue":"yourSideUserId"}],"result":{"name":"result","value":{"userId":"{{anonymous}}","key":"_\#
  q_custom_user_id","value":"yourSideUserId"}}}]},{"name":"store.notify","summary":"Verifies a\#
   message of a store, and records what it reports.","x-role":"write","x-since":1,"paramStruct\#
  ure":"either","params":[{"name":"store","required":true,"summary":"Store that sent it.","sch\#
  ema":{"type":"string","enum":["appStore","playStore","stripe"]}},{"name":"payload","required\#
  ":false,"summary":"Body of the store's request, unchanged, or a signed transaction of StoreK\#
  it 2; at most 256 KiB. At least one of `payload` and `response` is required.","schema":{"typ\#
  e":"string"}},{"name":"headers","required":false,"summary":"Headers of the store's request, \#
  with names in any case. The daemon reads only `stripe-signature`.","schema":{"type":"object"\#
  ,"additionalProperties":{"type":"string"},"maxProperties":200}},{"name":"response","required\#
  ":false,"summary":"What the caller fetched from the store's API, for `playStore` and `stripe\#
  `.","schema":{"$ref":"#/components/schemas/StoreResponse"}},{"name":"device","required":fals\#
  e,"summary":"Device that presented the payload. At most one of `device` and `userId`.","sche\#
  ma":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"U\#
  ser who presented the payload.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"pr\#
  oject","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schema\#
  s/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the\#
   result and the events without changing anything.","schema":{"type":"boolean","default":fals\#
  e}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key wi\#
  th the same params returns the stored result.","schema":{"$ref":"#/components/schemas/Idempo\#
  tencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"notification\#
  ":{"$ref":"#/components/schemas/StoreNotification"},"outcome":{"description":"applied: a rec\#
  ord changed. stale: the daemon has newer or equal information. repeated: the daemon recorded\#
   this notification before. ignored: it changes nothing, see `why`. unclaimed: the purchase i\#
  s recorded, and has no holder yet. ask: the store says only that something changed, see `ask\#
  `.","type":"string","enum":["applied","stale","repeated","ignored","unclaimed","ask"]},"why"\#
  :{"description":"Why the daemon ignores it. test: the store's test. unclaimed: the daemon fi\#
  nds no user for the purchase, and the rule `unclaimedPurchases` ignores such purchases. noEf\#
  fect: it reports nothing about a purchase. unknownType: the daemon does not know its type. A\#
  bsent otherwise.","type":"string","enum":["test","unclaimed","noEffect","unknownType"]},"ask\#
  ":{"$ref":"#/components/schemas/StoreQuestion","description":"What to fetch from the store a\#
  nd to send as `response`, with the same payload. Absent for other outcomes."},"purchases":{"\#
  description":"What the notification did to each purchase.","type":"array","items":{"$ref":"#\#
  /components/schemas/NotifiedPurchase"}},"warnings":{"description":"Absent when there are no \#
  warnings.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"descri\#
  ption":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The\#
   events that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/comp\#
  onents/schemas/Event"}},"replayed":{"description":"True when this is the stored result of an\#
   idempotency key; otherwise absent.","type":"boolean"}},"required":["notification","outcome"\#
  ,"purchases"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wr\#
  ong type or out of range, or two parameters exclude each other. `field` points to it; `neare\#
  st` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"m\#
  essage":"The caller's role is lower than the role that the method needs. `uid` and `role` ar\#
  e the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"p\#
  ermissionDenied","retryable":false}},{"code":1100,"message":"The project has no such device.\#
  ","data":{"kind":"unknownDevice","retryable":false}},{"code":1102,"message":"No user may hav\#
  e this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId\#
  ","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the proje\#
  ct's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"me\#
  ssage":"The id begins with the project's anonymous prefix, or it is the id of an anonymous u\#
  ser or a customerId. In `user.import`: the id belongs to another customer, or no daemon make\#
  s such an anonymous id or customerId.","data":{"kind":"reservedUserId","retryable":false}},{\#
  "code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","ret\#
  ryable":false}},{"code":1202,"message":"Another user holds the purchase, and a rule of the p\#
  roject keeps it there. `holder` and `rule` name them. In `user.import` there is no `rule`: t\#
  he import does not name the holder. Nothing changes.","data":{"kind":"purchaseHeldByAnother"\#
  ,"retryable":false}},{"code":1300,"message":"A call of the same method used this key with ot\#
  her params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{\#
  "code":1400,"message":"The disk has no room for the write. Nothing changes, and reading stil\#
  l works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write \#
  may not be on the disk: the daemon stops, and its next start shows what is stored. Or the da\#
  emon cannot read a record that the request needs, or its data file was removed: then it keep\#
  s running.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The s\#
  hared database could not be reached, or did not answer in time; other stores have no such er\#
  ror. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not\#
   be stored.","data":{"kind":"storageUnavailable","retryable":true}},{"code":1500,"message":"\#
  The daemon does not trust what `store.notify` got: `reason` is `malformed`, `algorithm`, `ch\#
  ainLength`, `certificate`, `chain`, `extension`, `validity`, `signature`, `app`, `environmen\#
  t`, `unsignedEnvironment` or `age`; stores.md says what each means. `httpStatus` is what the\#
   web server should answer.","data":{"kind":"unverified","retryable":false}},{"code":1501,"me\#
  ssage":"The project does not define the store of `store.notify`. The store sends the notific\#
  ation again if the web server answers `httpStatus`.","data":{"kind":"storeNotConfigured","re\#
  tryable":true}},{"code":1502,"message":"The system has no libcrypto, which verifies what App\#
  le signed. All other methods work.","data":{"kind":"verifierMissing","retryable":true}},{"co\#
  de":1503,"message":"The process that verifies what Apple signed ended, or took more than two\#
   seconds. The daemon starts it again.","data":{"kind":"verifierFailed","retryable":true}}],"\#
  examples":[{"name":"a subscription of the App Store, before its user is known","x-given":[{"\#
  method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlement\#
  s":["premium"]}},"environment":"any","clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores":\#
  {"appStore":{"apps":[{"bundleId":"com.example"}],"environments":["LocalTesting"]},"playStore\#
  ":{"packages":["com.example"]},"stripe":{"secret":"whsec_test"}}}}],"params":[{"name":"store\#
  ","value":"appStore"},{"name":"payload","value":"{\"signedPayload\":\"eyJhbGciOiJFUzI1NiJ9.e\#
  yJub3RpZmljYXRpb25UeXBlIjoiU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQiOiIwMDJlMTRkNS01MWY1LTQ1M\#
  DMtYjVhOC1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6MTc2NzIyNTYwMDAwMCwiZGF0Y\#
  SI6eyJidW5kbGVJZCI6ImNvbS5leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRlc3RpbmciLCJzaWduZWRUcmFuc\#
  2FjdGlvbkluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2Ymtsa0lqb2lNU0lzSW05eWFXZ\#
  HBibUZzVkhKaGJuTmhZM1JwYjI1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZiUzVsZUdGdGNHeGxJaXdpY0hKd\#
  lpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56SXlOVFl3TURBd01Dd2laWGh3Y\#
  VhKbGMwUmhkR1VpT2pFM05qazVNRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKbGJtVjNZV0pzWlNCVGRXSnpZM\#
  0pwY0hScGIyNGlMQ0poY0hCQlkyTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAwWTJSaUxUUTNZMk10T1RNMlpDM\#
  DVPV1EyTldZMk1EZ3hNemdpTENKemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdNREF3TENKbGJuWnBjbTl1YldWd\#
  WRDSTZJa3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8iOiJleUpoYkdjaU9pSkZVekkxT\#
  mlKOS5leUp2Y21sbmFXNWhiRlJ5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIxSmxibVYzVUhKdlpIVmpkRWxrS\#
  WpvaWJXOXVkR2hzZVNJc0luQnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSdlVtVnVaWGRUZEdGMGRYTWlPa\#
  kVzSW5OcFoyNWxaRVJoZEdVaU9qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0Wlc1MElqb2lURzlqWVd4VVpYT\#
  jBhVzVuSW4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}],"result":{"name":"result",\#
  "value":{"notification":{"id":"002e14d5-51f5-4503-b5a8-c3a1af68eb20","type":"SUBSCRIBED","su\#
  btype":"INITIAL_BUY","at":"2026-01-01T00:00:00.000Z","environment":"sandbox"},"outcome":"unc\#
  laimed","purchases":[{"store":"appStore","originalTransactionId":"1","transactionId":"1","ou\#
  tcome":"recorded"}]}}},{"name":"a repeat","x-given":[{"method":"project.define","params":{"p\#
  roducts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"environment":"any",\#
  "clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":"com\#
  .example"}],"environments":["LocalTesting"]},"playStore":{"packages":["com.example"]},"strip\#
  e":{"secret":"whsec_test"}}}},{"method":"store.notify","params":{"store":"appStore","payload\#
  ":"{\"signedPayload\":\"eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoiU1VCU0NSSUJFRCIsIm5\#
  vdGlmaWNhdGlvblVVSUQiOiIwMDJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9uIjoiMi4\#
  wIiwic2lnbmVkRGF0ZSI6MTc2NzIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5leGFtcGxlIiwiZW52aXJ\#
  vbm1lbnQiOiJMb2NhbFRlc3RpbmciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5\#
  leUowY21GdWMyRmpkR2x2Ymtsa0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI1SlpDSTZJakVpTENKaWR\#
  XNWtiR1ZKWkNJNkltTnZiUzVsZUdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQjFjbU5vWVh\#
  ObFJHRjBaU0k2TVRjMk56SXlOVFl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05qazVNRFF3TURBd01EQXNJblI\#
  1Y0dVaU9pSkJkWFJ2TFZKbGJtVjNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlkyTnZkVzUwVkc5clpXNGl\#
  PaUkzWlRObVlqSXdZaTAwWTJSaUxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTENKemFXZHVaV1JFWVhSbEl\#
  qb3hOelkzTWpJMU5qQXdNREF3TENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUFBIiwic2l\#
  nbmVkUmVuZXdhbEluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ5WVc1ellXTjBhVzl1U1d\#
  RaU9pSXhJaXdpWVhWMGIxSmxibVYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnliMlIxWTNSSlpDSTZJbTF\#
  2Ym5Sb2JIa2lMQ0poZFhSdlVtVnVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9qRTNOamN5TWpVMk1EQXd\#
  NREFzSW1WdWRtbHliMjV0Wlc1MElqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJQUx\#
  fQlVZIn0.AAAA\"}"}}],"params":[{"name":"store","value":"appStore"},{"name":"payload","value"\#
  :"{\"signedPayload\":\"eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoiU1VCU0NSSUJFRCIsIm5v\#
  dGlmaWNhdGlvblVVSUQiOiIwMDJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9uIjoiMi4w\#
  Iiwic2lnbmVkRGF0ZSI6MTc2NzIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5leGFtcGxlIiwiZW52aXJv\#
  bm1lbnQiOiJMb2NhbFRlc3RpbmciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5l\#
  eUowY21GdWMyRmpkR2x2Ymtsa0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI1SlpDSTZJakVpTENKaWRX\#
  NWtiR1ZKWkNJNkltTnZiUzVsZUdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQjFjbU5vWVhO\#
  bFJHRjBaU0k2TVRjMk56SXlOVFl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05qazVNRFF3TURBd01EQXNJblI1\#
  Y0dVaU9pSkJkWFJ2TFZKbGJtVjNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlkyTnZkVzUwVkc5clpXNGlP\#
  aUkzWlRObVlqSXdZaTAwWTJSaUxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTENKemFXZHVaV1JFWVhSbElq\#
  b3hOelkzTWpJMU5qQXdNREF3TENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUFBIiwic2ln\#
  bmVkUmVuZXdhbEluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ5WVc1ellXTjBhVzl1U1dR\#
  aU9pSXhJaXdpWVhWMGIxSmxibVYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnliMlIxWTNSSlpDSTZJbTF2\#
  Ym5Sb2JIa2lMQ0poZFhSdlVtVnVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9qRTNOamN5TWpVMk1EQXdN\#
  REFzSW1WdWRtbHliMjV0Wlc1MElqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJQUxf\#
  QlVZIn0.AAAA\"}"}],"result":{"name":"result","value":{"notification":{"id":"002e14d5-51f5-45\#
  03-b5a8-c3a1af68eb20","type":"SUBSCRIBED","subtype":"INITIAL_BUY","at":"2026-01-01T00:00:00.\#
  000Z","environment":"sandbox"},"outcome":"repeated","purchases":[]}}},{"name":"a push of Goo\#
  gle Play, which says only that something changed","x-given":[{"method":"project.define","par\#
  ams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"environment\#
  ":"any","clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundle\#
  Id":"com.example"}],"environments":["LocalTesting"]},"playStore":{"packages":["com.example"]\#
  },"stripe":{"secret":"whsec_test"}}}}],"params":[{"name":"store","value":"playStore"},{"name\#
  ":"payload","value":"{\"message\":{\"data\":\"eyJ2ZXJzaW9uIjoiMS4wIiwicGFja2FnZU5hbWUiOiJjb2\#
  0uZXhhbXBsZSIsImV2ZW50VGltZU1pbGxpcyI6IjE3NjcyMjU2MDAwMDAiLCJzdWJzY3JpcHRpb25Ob3RpZmljYXRpb2\#
  4iOnsidmVyc2lvbiI6IjEuMCIsIm5vdGlmaWNhdGlvblR5cGUiOjQsInB1cmNoYXNlVG9rZW4iOiJ0b2tlbi0xIiwic3\#
  Vic2NyaXB0aW9uSWQiOiJtb250aGx5In19\",\"messageId\":\"1003\",\"publishTime\":\"2026-01-01T00:\#
  00:00Z\"},\"subscription\":\"projects/example/subscriptions/rtdn\"}"}],"result":{"name":"res\#
  ult","value":{"notification":{"id":"1003","type":"PURCHASED","subtype":null,"at":"2026-01-01\#
  T00:00:00.000Z","environment":null},"outcome":"ask","ask":{"kind":"subscription","packageNam\#
  e":"com.example","purchaseToken":"token-1"},"purchases":[]}}},{"name":"a subscription fetche\#
  d from Stripe","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind"\#
  :"subscription","entitlements":["premium"]}},"environment":"any","clock":{"manual":"2026-01-\#
  01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":"com.example"}],"environments":\#
  ["LocalTesting"]},"playStore":{"packages":["com.example"]},"stripe":{"secret":"whsec_test"}}\#
  }}],"params":[{"name":"store","value":"stripe"},{"name":"response","value":{"kind":"subscrip\#
  tion","fetchedAt":"2026-01-01T00:00:00.000Z","body":{"id":"sub_1","object":"subscription","s\#
  tatus":"active","livemode":true,"customer":"cus_1","cancel_at_period_end":false,"items":{"da\#
  ta":[{"current_period_start":1767225600,"current_period_end":1769904000,"price":{"id":"price\#
  _1","product":"monthly"}}]}}}}],"result":{"name":"result","value":{"notification":{"id":null\#
  ,"type":null,"subtype":null,"at":"2026-01-01T00:00:00.000Z","environment":"production"},"out\#
  come":"unclaimed","purchases":[{"store":"stripe","originalTransactionId":"sub_1","transactio\#
  nId":"sub_1:1767225600","outcome":"recorded"}]}}}]},{"name":"store.unclaimed","summary":"Lis\#
  ts the unclaimed purchases: those that have had no holder yet.","x-role":"read","x-since":1,\#
  "paramStructure":"either","params":[{"name":"after","required":false,"summary":"Cursor from \#
  an earlier reply. The reply has the purchases after it.","schema":{"type":"string"}},{"name"\#
  :"limit","required":false,"summary":"Maximum number of purchases.","schema":{"type":"integer\#
  ","minimum":1,"maximum":1000,"default":100}},{"name":"project","required":false,"summary":"I\#
  d of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],\#
  "result":{"name":"result","schema":{"type":"object","properties":{"purchases":{"description"\#
  :"In the order of `store`, then `originalTransactionId`, by bytes.","type":"array","items":{\#
  "$ref":"#/components/schemas/Purchase"}},"cursor":{"description":"What the next call gives a\#
  s `after`.","type":"string"},"more":{"description":"Whether more purchases follow.","type":"\#
  boolean"}},"required":["purchases","cursor","more"]}},"errors":[{"code":-32602,"message":"A \#
  parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude ea\#
  ch other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParam\#
  s","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that\#
   the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is\#
   the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"mes\#
  sage":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},\#
  {"code":1405,"message":"The shared database could not be reached, or did not answer in time;\#
   other stores have no such error. With `outcome` `notApplied`, nothing changed. With `unknow\#
  n`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retryable":tr\#
  ue}}],"examples":[{"name":"one of two","x-given":[{"method":"project.define","params":{"prod\#
  ucts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026\#
  -01-01T00:00:00.000Z"}}},{"method":"purchase","params":{"product":"monthly","store":"appStor\#
  e","transactionId":"1000","expiresAt":"2026-02-01T00:00:00Z","accountToken":"7E3FB20B-4CDB-4\#
  7CC-936D-99D65F608138"}},{"method":"purchase","params":{"product":"monthly","store":"appStor\#
  e","transactionId":"1001","expiresAt":"2026-02-01T00:00:00Z"}}],"params":[{"name":"limit","v\#
  alue":1}],"result":{"name":"result","value":{"purchases":[{"store":"appStore","originalTrans\#
  actionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state":"a\#
  ctive","holders":[],"device":null,"storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000\#
  Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","tri\#
  alStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,"p\#
  rice":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabl\#
  edAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":\#
  null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billin\#
  gIssueAt":null,"replaces":null,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCount":0\#
  ,"accountToken":"7e3fb20b-4cdb-47cc-936d-99d65f608138","transactions":[{"transactionId":"100\#
  0","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expir\#
  esAt":"2026-02-01T00:00:00.000Z","isFamilyShared":false,"price":null,"currency":null,"countr\#
  y":null,"offerCode":null,"attributes":{},"asOf":"2026-01-01T00:00:00.000Z"}]}],"cursor":"app\#
  Store:1000","more":true}}}]},{"name":"user.delete","summary":"Deletes a customer and erases \#
  its ids from everything that the daemon stores.","x-role":"admin","x-since":1,"paramStructur\#
  e":"either","params":[{"name":"userId","required":true,"summary":"Any id of the customer.","\#
  schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":false,"summary"\#
  :"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}\#
  },{"name":"dryRun","required":false,"summary":"Computes the result and the events without ch\#
  anging anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","req\#
  uired":false,"summary":"Makes a retry safe: the same key with the same params returns the st\#
  ored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"re\#
  sult","schema":{"type":"object","properties":{"tombstone":{"description":"New id that replac\#
  es every erased id in events. It belongs to no user.","type":"string"},"users":{"description\#
  ":"Number of erased users: the aliases of the customer.","type":"integer","minimum":1},"devi\#
  ces":{"description":"Number of erased devices. `install` can register them again.","type":"i\#
  nteger","minimum":0},"purchases":{"description":"Number of erased purchases: those that no o\#
  ther customer holds.","type":"integer","minimum":0},"shared":{"description":"Number of purch\#
  ases that other customers hold and keep.","type":"integer","minimum":0},"traces":{"descripti\#
  on":"How thoroughly the store removes what is erased. `cleared`: none of the daemon's files \#
  contains it any more. `database`: it is deleted from the shared database, whose files belong\#
   to its administrator (fleet.md).","type":"string","enum":["cleared","database"]},"dryRun":{\#
  "description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"descriptio\#
  n":"The events that the call would emit. Only in a dry run.","type":"array","items":{"$ref":\#
  "#/components/schemas/Event"}},"replayed":{"description":"True when this is the stored resul\#
  t of an idempotency key; otherwise absent.","type":"boolean"}},"required":["tombstone","user\#
  s","devices","purchases","shared","traces"]}},"errors":[{"code":-32602,"message":"A paramete\#
  r is missing, unknown, of a wrong type or out of range, or two parameters exclude each other\#
  . `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retr\#
  yable":false}},{"code":1000,"message":"The caller's role is lower than the role that the met\#
  hod needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the met\#
  hod's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1101,"message":"T\#
  he project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,\#
  "message":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","da\#
  ta":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unic\#
  ode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable\#
  ":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownPr\#
  oject","retryable":false}},{"code":1300,"message":"A call of the same method used this key w\#
  ith other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":fal\#
  se}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, and readin\#
  g still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The \#
  write may not be on the disk: the daemon stops, and its next start shows what is stored. Or \#
  the daemon cannot read a record that the request needs, or its data file was removed: then i\#
  t keeps running.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":\#
  "The shared database could not be reached, or did not answer in time; other stores have no s\#
  uch error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or m\#
  ay not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"nam\#
  e":"with all that was hers","x-given":[{"method":"project.define","params":{"rules":"revenue\#
  cat","products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlements\#
  ":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"de\#
  vice":"iphone","storeAccount":"apple-ann","platform":"ios"}},{"method":"purchase","params":{\#
  "device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":\#
  "2026-02-01T00:00:00.000Z","price":"9.99","currency":"EUR","attributes":{"campaign":"winter"\#
  }}},{"method":"identify","params":{"device":"iphone","userId":"ann"}},{"method":"setUserProp\#
  erty","params":{"userId":"ann","key":"$email","value":"ann@example.org"}}],"params":[{"name"\#
  :"userId","value":"ann"}],"result":{"name":"result","value":{"tombstone":"{{any}}","users":2\#
  ,"devices":1,"purchases":1,"shared":0,"traces":"{{any}}"}}},{"name":"a dry run","x-given":[{\#
  "method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlemen\#
  ts":["premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"\#
  method":"install","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iph\#
  one","userId":"ann"}}],"params":[{"name":"userId","value":"ann"},{"name":"dryRun","value":tr\#
  ue}],"result":{"name":"result","value":{"tombstone":"{{tombstone}}","users":1,"devices":0,"p\#
  urchases":0,"shared":0,"traces":"{{any}}","dryRun":true,"events":[{"id":"{{any}}","kind":"lo\#
  ggedOut","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{tombstone}}","userId"\#
  :"{{tombstone}}","anonymousId":"{{any}}","cause":{"method":"user.delete","id":"{{any}}"},"de\#
  vice":"iphone"},{"id":"{{any}}","kind":"userDeleted","at":"2026-01-01T00:00:00.000Z","projec\#
  t":"default","user":"{{tombstone}}","userId":"{{tombstone}}","cause":{"method":"user.delete"\#
  ,"id":"{{any}}"}}]}}}]},{"name":"user.export","summary":"Returns everything that the daemon \#
  stores about a customer.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"\#
  name":"userId","required":true,"summary":"Any id of the customer.","schema":{"$ref":"#/compo\#
  nents/schemas/UserId"}},{"name":"withoutEvents","required":false,"summary":"Whether to leave\#
   out `events`, `cursor` and `moreEvents`.","schema":{"type":"boolean","default":false}},{"na\#
  me":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components\#
  /schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"objec\#
  t","properties":{"user":{"$ref":"#/components/schemas/User"},"firstId":{"$ref":"#/components\#
  /schemas/UserId","description":"First id that the customer had. After a merge, that of the o\#
  lder customer."},"lastId":{"$ref":"#/components/schemas/UserId","description":"Id that acted\#
   last: the user of the last install, identify, purchase or restore."},"ids":{"description":"\#
  Every id of the customer, in byte order.","type":"array","items":{"type":"object","propertie\#
  s":{"id":{"$ref":"#/components/schemas/UserId"},"kind":{"description":"Who uses the id. `cus\#
  tomer`: the customerId of a customer that began with an identified user.","type":"string","e\#
  num":["anonymous","identified","customer"]},"device":{"description":"Device of an anonymous \#
  id; otherwise null.","type":["string","null"]},"createdAt":{"$ref":"#/components/schemas/Mom\#
  ent"}},"required":["id","kind","device","createdAt"]}},"devices":{"description":"Devices who\#
  se anonymous or identified user belongs to the customer, in byte order.","type":"array","ite\#
  ms":{"type":"object","properties":{"device":{"$ref":"#/components/schemas/DeviceId"},"anonym\#
  ousId":{"$ref":"#/components/schemas/UserId"},"identityId":{"description":"Id of the identif\#
  ied user; null when no user is logged in.","type":["string","null"]},"storeAccount":{"type":\#
  ["string","null"]},"platform":{"type":["string","null"]},"app":{"type":["string","null"]},"c\#
  reatedAt":{"$ref":"#/components/schemas/Moment"}},"required":["device","anonymousId","identi\#
  tyId","storeAccount","platform","app","createdAt"]}},"accountTokens":{"description":"Account\#
   tokens registered for the customer, in byte order.","type":"array","items":{"$ref":"#/compo\#
  nents/schemas/AccountToken"}},"purchases":{"description":"Purchases that the customer holds,\#
   with all their transactions.","type":"array","items":{"$ref":"#/components/schemas/Purchase\#
  "}},"claims":{"description":"Purchases that an import gave to the customer and that no store\#
   has reported yet.","type":"array","items":{"$ref":"#/components/schemas/PurchaseRef"}},"gra\#
  nts":{"description":"Grants, including those that have ended.","type":"array","items":{"type\#
  ":"object","properties":{"entitlement":{"$ref":"#/components/schemas/EntitlementId"},"grante\#
  dAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/Nullab\#
  leMoment"},"revokedAt":{"$ref":"#/components/schemas/NullableMoment"}},"required":["entitlem\#
  ent","grantedAt","expiresAt","revokedAt"]}},"properties":{"type":"array","items":{"type":"ob\#
  ject","properties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/com\#
  ponents/schemas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/Moment"}},"required":[\#
  "key","value","setAt"]}},"overridden":{"description":"Earlier values of properties that anot\#
  her user of the same customer replaced. An empty value is a removal.","type":"array","items"\#
  :{"type":"object","properties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"\#
  $ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/Moment"}},\#
  "required":["key","value","setAt"]}},"entitlements":{"$ref":"#/components/schemas/Entitlemen\#
  ts"},"at":{"$ref":"#/components/schemas/Moment","description":"Time of the entitlements and \#
  of the purchases' states: now."},"events":{"description":"Events of the customer, oldest fir\#
  st, at most 1000.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"cursor":{"\#
  $ref":"#/components/schemas/Cursor","description":"Position at which events.read continues, \#
  with the same id as `user`."},"moreEvents":{"description":"True when events.read has more ev\#
  ents of the customer.","type":"boolean"}},"required":["user","firstId","lastId","ids","devic\#
  es","accountTokens","purchases","claims","grants","properties","overridden","entitlements","\#
  at"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type \#
  or out of range, or two parameters exclude each other. `field` points to it; `nearest` lists\#
   similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"\#
  The caller's role is lower than the role that the method needs. `uid` and `role` are the cal\#
  ler's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permission\#
  Denied","retryable":false}},{"code":1101,"message":"The project has no such user.","data":{"\#
  kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may have this id: it\#
   is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable"\#
  :false}},{"code":1103,"message":"The id has more Unicode scalars than the project's `userIdL\#
  engthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The d\#
  aemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1405\#
  ,"message":"The shared database could not be reached, or did not answer in time; other store\#
  s have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the chan\#
  ge may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examp\#
  les":[{"name":"all of it","x-given":[{"method":"project.define","params":{"rules":"revenueca\#
  t","products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":\#
  ["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"devi\#
  ce":"iphone","storeAccount":"apple-ann","platform":"ios"}},{"method":"purchase","params":{"d\#
  evice":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2\#
  026-02-01T00:00:00.000Z","price":"9.99","currency":"EUR","attributes":{"campaign":"winter"}}\#
  },{"method":"identify","params":{"device":"iphone","userId":"ann"}},{"method":"setUserProper\#
  ty","params":{"userId":"ann","key":"$email","value":"ann@example.org"}}],"params":[{"name":"\#
  userId","value":"ann"}],"result":{"name":"result","value":{"user":{"id":"ann","anonymousId":\#
  null,"identityId":"ann","customerId":"{{anonymous}}","aliases":["{{anonymous}}","ann"],"crea\#
  tedAt":"2026-01-01T00:00:00.000Z","environment":"production"},"firstId":"{{anonymous}}","las\#
  tId":"ann","ids":[{"id":"{{anonymous}}","kind":"anonymous","device":"iphone","createdAt":"20\#
  26-01-01T00:00:00.000Z"},{"id":"ann","kind":"identified","device":null,"createdAt":"2026-01-\#
  01T00:00:00.000Z"}],"devices":[{"device":"iphone","anonymousId":"{{anonymous}}","identityId"\#
  :"ann","storeAccount":"apple-ann","platform":"ios","app":null,"createdAt":"2026-01-01T00:00:\#
  00.000Z"}],"accountTokens":[],"purchases":[{"store":"appStore","originalTransactionId":"1000\#
  ","transactionId":"1000","product":"monthly","kind":"subscription","state":"active","holders\#
  ":["ann"],"device":"iphone","storeAccount":"apple-ann","purchasedAt":"2026-01-01T00:00:00.00\#
  0Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","tr\#
  ialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,"\#
  price":"9.99","currency":"EUR","country":null,"offerCode":null,"autoRenew":true,"autoRenewDi\#
  sabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refunded\#
  At":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"bi\#
  llingIssueAt":null,"replaces":null,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCoun\#
  t":0,"accountToken":null,"transactions":[{"transactionId":"1000","product":"monthly","period\#
  Type":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000\#
  Z","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"a\#
  ttributes":{"campaign":"winter"},"asOf":"2026-01-01T00:00:00.000Z"}]}],"claims":[],"grants":\#
  [],"properties":[{"key":"$email","value":"ann@example.org","setAt":"2026-01-01T00:00:00.000Z\#
  "}],"overridden":[],"entitlements":{"premium":{"id":"premium","active":true,"state":"active"\#
  ,"productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","\#
  periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00\#
  .000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurcha\#
  sedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCo\#
  unt":0,"environment":"production","store":"appStore","transactionId":"1000","originalTransac\#
  tionId":"1000"}},"at":"2026-01-01T00:00:00.000Z","events":[{"cursor":"1","id":"{{any}}","kin\#
  d":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}",\#
  "anonymousId":"{{anonymous}}","cause":{"method":"install","id":"{{any}}"},"device":"iphone"}\#
  ,{"cursor":"2","id":"{{any}}","kind":"purchaseRecorded","at":"2026-01-01T00:00:00.000Z","pro\#
  ject":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"purc\#
  hase","id":"{{any}}"},"store":"appStore","originalTransactionId":"1000","transactionId":"100\#
  0","product":"monthly","productKind":"subscription","holders":["{{anonymous}}"],"device":"ip\#
  hone","environment":"production","firstPurchasedAt":"2026-01-01T00:00:00.000Z","purchasedAt"\#
  :"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","periodType":"normal","is\#
  FamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"attribu\#
  tes":{"campaign":"winter"}},{"cursor":"3","id":"{{any}}","kind":"entitlementsActivated","at"\#
  :"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anon\#
  ymous}}","cause":{"method":"purchase","id":"{{any}}"},"entitlements":["premium"],"store":"ap\#
  pStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","productKi\#
  nd":"subscription","holders":["{{anonymous}}"],"device":"iphone","environment":"production",\#
  "firstPurchasedAt":"2026-01-01T00:00:00.000Z","purchasedAt":"2026-01-01T00:00:00.000Z","expi\#
  resAt":"2026-02-01T00:00:00.000Z","periodType":"normal","isFamilyShared":false,"price":"9.99\#
  ","currency":"EUR","country":null,"offerCode":null,"attributes":{"campaign":"winter"}},{"cur\#
  sor":"4","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"defa\#
  ult","user":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},"dev\#
  ice":"iphone"},{"cursor":"5","id":"{{any}}","kind":"identified","at":"2026-01-01T00:00:00.00\#
  0Z","project":"default","user":"{{anonymous}}","userId":"ann","anonymousId":"{{anonymous}}",\#
  "cause":{"method":"identify","id":"{{any}}"},"device":"iphone","outcome":"aliased"},{"cursor\#
  ":"6","id":"{{any}}","kind":"usersAliased","at":"2026-01-01T00:00:00.000Z","project":"defaul\#
  t","user":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},"alias\#
  es":["{{anonymous}}","ann"]},{"cursor":"7","id":"{{any}}","kind":"entitlementsActivated","at\#
  ":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","caus\#
  e":{"method":"identify","id":"{{any}}"},"entitlements":["premium"]}],"cursor":"7","moreEvent\#
  s":false}}}]},{"name":"user.import","summary":"Imports a customer, as `user.export` returns \#
  it, completely or not at all.","x-role":"admin","x-since":1,"paramStructure":"either","param\#
  s":[{"name":"user","required":false,"summary":"The user as `user.export` shows it. The daemo\#
  n reads only `customerId` and `createdAt`.","schema":{"title":"user","type":"object","proper\#
  ties":{"id":{"description":"Not read."},"anonymousId":{"description":"Not read."},"identityI\#
  d":{"description":"Not read."},"customerId":{"type":["string","null"]},"aliases":{"descripti\#
  on":"Not read."},"device":{"description":"Not read."},"createdAt":{"$ref":"#/components/sche\#
  mas/NullableMoment"},"environment":{"description":"Not read."}},"required":[],"additionalPro\#
  perties":false}},{"name":"firstId","required":false,"summary":"First id that the customer ha\#
  d; without it, the oldest of `ids`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name\#
  ":"lastId","required":false,"summary":"Id of the customer that acted last. It has no effect \#
  if the project knows the customer.","schema":{"$ref":"#/components/schemas/UserId"}},{"name"\#
  :"ids","required":true,"summary":"Every id of the customer. An empty list imports unclaimed \#
  purchases.","schema":{"type":"array","items":{"title":"an id","type":"object","properties":{\#
  "id":{"$ref":"#/components/schemas/UserId"},"kind":{"type":"string","enum":["anonymous","ide\#
  ntified","customer"]},"device":{"description":"Device of an anonymous id.","type":["string",\#
  "null"]},"createdAt":{"$ref":"#/components/schemas/NullableMoment","description":"Without it\#
  , now."}},"required":["id","kind"],"additionalProperties":false},"maxItems":10000}},{"name":\#
  "customerId","required":false,"summary":"The customerId, instead of that of `user`. Without \#
  both: that of the customer who has one of the ids, else the oldest anonymous id, else a new \#
  one.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"devices","required":false,"s\#
  ummary":"Devices. A device is created once its anonymous user exists, and its user is logged\#
   in there once that user exists.","schema":{"type":"array","items":{"title":"a device","type\#
  ":"object","properties":{"device":{"$ref":"#/components/schemas/DeviceId"},"anonymousId":{"$\#
  ref":"#/components/schemas/UserId"},"identityId":{"type":["string","null"]},"storeAccount":{\#
  "type":["string","null"]},"platform":{"type":["string","null"]},"app":{"type":["string","nul\#
  l"]},"createdAt":{"$ref":"#/components/schemas/Moment"}},"required":["device","anonymousId",\#
  "createdAt"],"additionalProperties":false},"maxItems":10000}},{"name":"accountTokens","requi\#
  red":false,"summary":"Account tokens.","schema":{"type":"array","items":{"$ref":"#/component\#
  s/schemas/AccountToken"},"maxItems":10000}},{"name":"purchases","required":false,"summary":"\#
  Purchases with their transactions.","schema":{"type":"array","items":{"$ref":"#/components/s\#
  chemas/ImportedPurchase"},"maxItems":10000}},{"name":"claims","required":false,"summary":"Pu\#
  rchases of which only the store and the name are known. The customer holds each one as soon \#
  as a store reports it; until then it gives no access.","schema":{"type":"array","items":{"$r\#
  ef":"#/components/schemas/PurchaseRef"},"maxItems":10000}},{"name":"grants","required":false\#
  ,"summary":"Grants, including those that have ended.","schema":{"type":"array","items":{"tit\#
  le":"a grant","type":"object","properties":{"entitlement":{"$ref":"#/components/schemas/Enti\#
  tlementId"},"grantedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/compon\#
  ents/schemas/NullableMoment"},"revokedAt":{"$ref":"#/components/schemas/NullableMoment"}},"r\#
  equired":["entitlement","grantedAt"],"additionalProperties":false},"maxItems":10000}},{"name\#
  ":"properties","required":false,"summary":"Properties. The newer value of a key stays.","sch\#
  ema":{"type":"array","items":{"title":"a property","type":"object","properties":{"key":{"$re\#
  f":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"}\#
  ,"setAt":{"$ref":"#/components/schemas/NullableMoment","description":"Without it, before eve\#
  rything that is set here."}},"required":["key","value"],"additionalProperties":false},"maxIt\#
  ems":10000}},{"name":"overridden","required":false,"summary":"Earlier values of properties t\#
  hat another user of the customer replaced.","schema":{"type":"array","items":{"title":"a pro\#
  perty","type":"object","properties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"valu\#
  e":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/Nulla\#
  bleMoment","description":"Without it, before everything that is set here."}},"required":["ke\#
  y","value"],"additionalProperties":false},"maxItems":10000}},{"name":"entitlements","require\#
  d":false,"summary":"Not used: access derives from purchases and grants.","schema":{"type":"o\#
  bject"}},{"name":"at","required":false,"summary":"Not used.","schema":{"$ref":"#/components/\#
  schemas/NullableMoment"}},{"name":"onConflict","required":false,"summary":"What happens to a\#
   purchase with holders whom its `holders` does not name. `refuse`: the call is purchaseHeldB\#
  yAnother. `skip`: the purchase stays as it is. `merge`: its transactions are merged, and its\#
   holders stay.","schema":{"type":"string","enum":["refuse","skip","merge"],"default":"refuse\#
  "}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/co\#
  mponents/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary\#
  ":"Computes the result and the events without changing anything.","schema":{"type":"boolean"\#
  ,"default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: \#
  the same key with the same params returns the stored result.","schema":{"$ref":"#/components\#
  /schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties"\#
  :{"user":{"$ref":"#/components/schemas/User","description":"The customer's user. Missing whe\#
  n `ids` is empty."},"created":{"description":"Whether the customer is new.","type":"boolean"\#
  },"outcome":{"description":"`unchanged` when everything was there already.","type":"string",\#
  "enum":["imported","unchanged"]},"purchases":{"description":"What happened to each purchase,\#
   in the given order, and then to each claim.","type":"array","items":{"type":"object","prope\#
  rties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/com\#
  ponents/schemas/TransactionId"},"outcome":{"type":"string","enum":["recorded","updated","ski\#
  pped","unchanged"]}},"required":["store","originalTransactionId","outcome"]}},"entitlements"\#
  :{"$ref":"#/components/schemas/Entitlements"},"warnings":{"type":"array","items":{"$ref":"#/\#
  components/schemas/Warning"}},"dryRun":{"description":"True in a dry run; otherwise absent."\#
  ,"type":"boolean"},"events":{"description":"The events that the call would emit. Only in a d\#
  ry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descript\#
  ion":"True when this is the stored result of an idempotency key; otherwise absent.","type":"\#
  boolean"}},"required":["created","outcome","purchases","entitlements"]}},"errors":[{"code":-\#
  32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two pa\#
  rameters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"\#
  kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower\#
   than the role that the method needs. `uid` and `role` are the caller's (`none` without a ro\#
  le), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}\#
  },{"code":1102,"message":"No user may have this id: it is empty, or in the project's `blocke\#
  dUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The i\#
  d has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooL\#
  ong","retryable":false}},{"code":1104,"message":"The id begins with the project's anonymous \#
  prefix, or it is the id of an anonymous user or a customerId. In `user.import`: the id belon\#
  gs to another customer, or no daemon makes such an anonymous id or customerId.","data":{"kin\#
  d":"reservedUserId","retryable":false}},{"code":1200,"message":"The daemon has no such proje\#
  ct.","data":{"kind":"unknownProject","retryable":false}},{"code":1202,"message":"Another use\#
  r holds the purchase, and a rule of the project keeps it there. `holder` and `rule` name the\#
  m. In `user.import` there is no `rule`: the import does not name the holder. Nothing changes\#
  .","data":{"kind":"purchaseHeldByAnother","retryable":false}},{"code":1300,"message":"A call\#
   of the same method used this key with other params in the last 24 hours.","data":{"kind":"i\#
  dempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the\#
   write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":\#
  true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its n\#
  ext start shows what is stored. Or the daemon cannot read a record that the request needs, o\#
  r its data file was removed: then it keeps running.","data":{"kind":"storageFailed","retryab\#
  le":false}},{"code":1405,"message":"The shared database could not be reached, or did not ans\#
  wer in time; other stores have no such error. With `outcome` `notApplied`, nothing changed. \#
  With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","r\#
  etryable":true}}],"examples":[{"name":"a customer of another system","x-given":[{"method":"p\#
  roject.define","params":{"rules":"revenuecat","products":{"monthly":{"kind":"subscription","\#
  entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"nam\#
  e":"ids","value":[{"id":"ann","kind":"identified","createdAt":"2025-11-01T00:00:00.000Z"}]},\#
  {"name":"purchases","value":[{"store":"appStore","originalTransactionId":"1000","transaction\#
  s":[{"transactionId":"1000","product":"monthly","purchasedAt":"2025-12-15T00:00:00.000Z","ex\#
  piresAt":"2026-01-15T00:00:00.000Z","asOf":"2025-12-31T00:00:00.000Z"}]}]}],"result":{"name"\#
  :"result","value":{"user":{"id":"ann","anonymousId":null,"identityId":"ann","customerId":"{{\#
  customer}}","aliases":["ann"],"createdAt":"2025-11-01T00:00:00.000Z","environment":"producti\#
  on"},"created":true,"outcome":"imported","purchases":[{"store":"appStore","originalTransacti\#
  onId":"1000","outcome":"recorded"}],"entitlements":{"premium":{"id":"premium","active":true,\#
  "state":"active","productId":"monthly","source":"appStore","renewState":"willRenew","grantTy\#
  pe":"purchase","periodType":"normal","startedAt":"2025-12-15T00:00:00.000Z","expiresAt":"202\#
  6-01-15T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2025-12-15T00:00:00.0\#
  00Z","lastPurchasedAt":"2025-12-15T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt\#
  ":null,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"1000",\#
  "originalTransactionId":"1000"}}}}}]},{"name":"user.link.undo","summary":"Undoes a login, an\#
   alias or a transfer: its change of holders or customers.","x-role":"admin","x-since":1,"par\#
  amStructure":"either","params":[{"name":"event","required":true,"summary":"`id` of the event\#
   to undo, for example `ev_b57a1837_7`. Its kind is `identified`, `usersAliased`, `subscripti\#
  onTransferred` or `oneTimePurchaseTransferred`, or, if `kept` lists it, `purchaseRenewed` or\#
   `purchaseUpdated`.","schema":{"$ref":"#/components/schemas/EventId"}},{"name":"project","re\#
  quired":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectI\#
  d","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result an\#
  d the events without changing anything.","schema":{"type":"boolean","default":false}},{"name\#
  ":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with the sam\#
  e params returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}\#
  }],"result":{"name":"result","schema":{"type":"object","properties":{"undone":{"$ref":"#/com\#
  ponents/schemas/EventId","description":"Id of the undone event."},"purchases":{"description"\#
  :"Purchases that changed holders.","type":"array","items":{"$ref":"#/components/schemas/Move\#
  "}},"kept":{"description":"Later changes that stay: restores, purchases and imports that wou\#
  ld have found other holders, the aliases that they made, and earlier undos about the same us\#
  ers and purchases. A call that emitted no event is never among them.","type":"array","items"\#
  :{"$ref":"#/components/schemas/RemainingChange"}},"dryRun":{"description":"True in a dry run\#
  ; otherwise absent.","type":"boolean"},"events":{"description":"The events that the call wou\#
  ld emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"\#
  replayed":{"description":"True when this is the stored result of an idempotency key; otherwi\#
  se absent.","type":"boolean"}},"required":["undone","purchases","kept"]}},"errors":[{"code":\#
  -32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two p\#
  arameters exclude each other. `field` points to it; `nearest` lists similar names.","data":{\#
  "kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lowe\#
  r than the role that the method needs. `uid` and `role` are the caller's (`none` without a r\#
  ole), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false\#
  }},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject",\#
  "retryable":false}},{"code":1206,"message":"The daemon cannot undo the link. Nothing changes\#
  . `obstacle` is the reason: `unknownEvent`; `otherKind`: an event of this kind cannot be und\#
  one; `noLink`: the event linked nothing; `undone`: the link is already undone; `isUndo`: the\#
   event comes from an undo; `laterAlias`: a later alias merged the customer with another user\#
  ; `tooMuch`: too many users and purchases depend on the link; `unclear`: a deletion erased p\#
  art of the history. `event` is the id of the event that prevents the undo.","data":{"kind":"\#
  cannotUndo","retryable":false}},{"code":1300,"message":"A call of the same method used this \#
  key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable\#
  ":false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, and r\#
  eading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":\#
  "The write may not be on the disk: the daemon stops, and its next start shows what is stored\#
  . Or the daemon cannot read a record that the request needs, or its data file was removed: t\#
  hen it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"mess\#
  age":"The shared database could not be reached, or did not answer in time; other stores have\#
   no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may\#
   or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[\#
  {"name":"another user's login took a purchase","x-given":[{"method":"project.define","params\#
  ":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manua\#
  l":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method"\#
  :"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","transactionI\#
  d":"1000","expiresAt":"2026-02-01T00:00:00Z"}},{"method":"identify","params":{"device":"ipho\#
  ne","userId":"user_id_1"},"result":{"user":{"anonymousId":"{{anonymous}}","{{…}}":null},"{{…\#
  }}":null}},{"method":"events.read","params":{"kinds":["identified"]},"result":{"events":[{"i\#
  d":"{{login}}","{{…}}":null}],"{{…}}":null}}],"params":[{"name":"event","value":"{{login}}"}\#
  ],"result":{"name":"result","value":{"undone":"{{login}}","purchases":[{"store":"appStore","\#
  originalTransactionId":"1000","product":"monthly","kind":"subscription","from":["{{anonymous\#
  }}","user_id_1"],"to":"{{anonymous}}","shared":false}],"kept":[]}}}]},{"name":"user.list","s\#
  ummary":"Lists the customerIds of the project's customers.","x-role":"read","x-since":1,"par\#
  amStructure":"either","params":[{"name":"after","required":false,"summary":"Cursor from an e\#
  arlier reply. The reply has the customers after it.","schema":{"type":"string"}},{"name":"li\#
  mit","required":false,"summary":"Maximum number of customers.","schema":{"type":"integer","m\#
  inimum":1,"maximum":1000,"default":100}},{"name":"project","required":false,"summary":"Id of\#
   the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"res\#
  ult":{"name":"result","schema":{"type":"object","properties":{"customerIds":{"description":"\#
  In byte order.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"cursor":{"de\#
  scription":"What the next call gives as `after`.","type":"string"},"more":{"description":"Wh\#
  ether more customers follow.","type":"boolean"}},"required":["customerIds","cursor","more"]}\#
  },"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or ou\#
  t of range, or two parameters exclude each other. `field` points to it; `nearest` lists simi\#
  lar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The c\#
  aller's role is lower than the role that the method needs. `uid` and `role` are the caller's\#
   (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenie\#
  d","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kin\#
  d":"unknownProject","retryable":false}},{"code":1405,"message":"The shared database could no\#
  t be reached, or did not answer in time; other stores have no such error. With `outcome` `no\#
  tApplied`, nothing changed. With `unknown`, the change may or may not be stored.","data":{"k\#
  ind":"storageUnavailable","retryable":true}}],"examples":[{"name":"two customers","x-given":\#
  [{"method":"install","params":{"device":"iphone"},"result":{"user":{"customerId":"{{first}}"\#
  ,"{{…}}":null},"{{…}}":null}}],"params":[],"result":{"name":"result","value":{"customerIds":\#
  ["{{first}}"],"cursor":"{{first}}","more":false}}}]},{"name":"userInfo","summary":"Returns t\#
  he current user of a device, or the user that an id belongs to.","x-role":"read","x-since":1\#
  ,"paramStructure":"either","params":[{"name":"device","required":false,"summary":"Id of the \#
  device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":fals\#
  e,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"#/components/schemas/Us\#
  erId"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"\#
  #/components/schemas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"\#
  ]],"result":{"name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/compo\#
  nents/schemas/User"}},"required":["user"]}},"errors":[{"code":-32602,"message":"A parameter \#
  is missing, unknown, of a wrong type or out of range, or two parameters exclude each other. \#
  `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retrya\#
  ble":false}},{"code":1000,"message":"The caller's role is lower than the role that the metho\#
  d needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the metho\#
  d's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The\#
   project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":110\#
  1,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}}\#
  ,{"code":1102,"message":"No user may have this id: it is empty, or in the project's `blocked\#
  UserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id\#
   has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLo\#
  ng","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"ki\#
  nd":"unknownProject","retryable":false}},{"code":1405,"message":"The shared database could n\#
  ot be reached, or did not answer in time; other stores have no such error. With `outcome` `n\#
  otApplied`, nothing changed. With `unknown`, the change may or may not be stored.","data":{"\#
  kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"by device","x-given":[{"\#
  method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlement\#
  s":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params\#
  ":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"\#
  }}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"user":\#
  {"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{cus\#
  tomer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","e\#
  nvironment":"production"}}}},{"name":"by user id","x-given":[{"method":"project.define","par\#
  ams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"ma\#
  nual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"meth\#
  od":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"userId\#
  ","value":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymo\#
  usId":null,"identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"cre\#
  atedAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}}]},{"name":"userProperties"\#
  ,"summary":"Returns the properties that setUserProperty stored.","x-role":"read","x-since":1\#
  ,"paramStructure":"either","params":[{"name":"device","required":false,"summary":"Id of the \#
  device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":fals\#
  e,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"#/components/schemas/Us\#
  erId"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"\#
  #/components/schemas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"\#
  ]],"result":{"name":"result","schema":{"type":"object","properties":{"properties":{"$ref":"#\#
  /components/schemas/Properties"}},"required":["properties"]}},"errors":[{"code":-32602,"mess\#
  age":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters ex\#
  clude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"inva\#
  lidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the r\#
  ole that the method needs. `uid` and `role` are the caller's (`none` without a role), and `n\#
  eeds` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1\#
  100,"message":"The project has no such device.","data":{"kind":"unknownDevice","retryable":f\#
  alse}},{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","\#
  retryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or in the \#
  project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103\#
  ,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"\#
  kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such pro\#
  ject.","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The share\#
  d database could not be reached, or did not answer in time; other stores have no such error.\#
   With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be \#
  stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"two of\#
   them","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscr\#
  iption","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"metho\#
  d":"install","params":{"device":"iphone"}},{"method":"setUserProperty","params":{"device":"i\#
  phone","key":"$email","value":"ann@example.org"}},{"method":"setUserProperty","params":{"dev\#
  ice":"iphone","key":"plan","value":"b"}}],"params":[{"name":"device","value":"iphone"}],"res\#
  ult":{"name":"result","value":{"properties":{"$email":"ann@example.org","plan":"b"}}}},{"nam\#
  e":"none","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"sub\#
  scription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"me\#
  thod":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}]\#
  ,"result":{"name":"result","value":{"properties":{}}}}]},{"name":"webhook.claim","summary":"\#
  Makes the connection the only one that posts a project's events, until it closes. For progra\#
  ms that post.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"rep\#
  orts","required":false,"summary":"The results of the posts. A report replaces the earlier re\#
  port on its URL.","schema":{"type":"array","maxItems":10,"items":{"$ref":"#/components/schem\#
  as/WebhookReport"}}},{"name":"project","required":false,"summary":"Id of the project.","sche\#
  ma":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result\#
  ","schema":{"type":"object","properties":{"claimed":{"description":"False if another connect\#
  ion has the claim. Then the daemon ignores the reports.","type":"boolean"}},"required":["cla\#
  imed"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong typ\#
  e or out of range, or two parameters exclude each other. `field` points to it; `nearest` lis\#
  ts similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message"\#
  :"The caller's role is lower than the role that the method needs. `uid` and `role` are the c\#
  aller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissi\#
  onDenied","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data\#
  ":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The shared database c\#
  ould not be reached, or did not answer in time; other stores have no such error. With `outco\#
  me` `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.","da\#
  ta":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"the first program \#
  gets the claim","x-given":[{"method":"project.define","params":{"webhooks":[{"url":"https://\#
  example.com/events","secret":"sesame"}]}}],"params":[],"result":{"name":"result","value":{"c\#
  laimed":true}}}]},{"name":"webhook.list","summary":"Returns the state of a project's webhook\#
  s, without their secrets.","x-role":"read","x-since":1,"paramStructure":"either","params":[{\#
  "name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/compone\#
  nts/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"ob\#
  ject","properties":{"poster":{"description":"The process that posts the project's events; ab\#
  sent if there is none.","type":"object","properties":{"uid":{"type":"integer"},"pid":{"type"\#
  :"integer"}},"required":["uid","pid"]},"webhooks":{"description":"In the order of project.de\#
  fine.","type":"array","items":{"$ref":"#/components/schemas/WebhookStatus"}}},"required":["w\#
  ebhooks"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong \#
  type or out of range, or two parameters exclude each other. `field` points to it; `nearest` \#
  lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"messa\#
  ge":"The caller's role is lower than the role that the method needs. `uid` and `role` are th\#
  e caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permi\#
  ssionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such project.","d\#
  ata":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The shared databas\#
  e could not be reached, or did not answer in time; other stores have no such error. With `ou\#
  tcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.",\#
  "data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"no program post\#
  s","x-given":[{"method":"project.define","params":{"webhooks":[{"url":"https://example.com/e\#
  vents","secret":"sesame"}]}},{"method":"install","params":{"device":"iphone"}}],"params":[],\#
  "result":{"name":"result","value":{"webhooks":[{"url":"https://example.com/events","format":\#
  "entitled","state":"stopped","cursor":"0","backlog":1,"deliveredAt":null}]}}},{"name":"an ev\#
  ent waits for another attempt","x-given":[{"method":"project.define","params":{"webhooks":[{\#
  "url":"https://example.com/events","secret":"sesame"}]}},{"method":"install","params":{"devi\#
  ce":"iphone"}},{"method":"webhook.claim","params":{"reports":[{"url":"https://example.com/ev\#
  ents","deliveredAt":"2026-01-01T00:00:00Z","failure":{"at":"2026-01-02T00:00:00Z","cursor":"\#
  1","reason":"HTTP 500","attempts":3,"nextAttemptAt":"2026-01-02T00:00:01Z"}}]}}],"params":[]\#
  ,"result":{"name":"result","value":{"poster":{"uid":"{{any}}","pid":"{{any}}"},"webhooks":[{\#
  "url":"https://example.com/events","format":"entitled","state":"failing","cursor":"0","backl\#
  og":1,"deliveredAt":"2026-01-01T00:00:00.000Z","failure":{"at":"2026-01-02T00:00:00.000Z","c\#
  ursor":"1","reason":"HTTP 500","attempts":3,"nextAttemptAt":"2026-01-02T00:00:01.000Z"}}]}}}\#
  ]},{"name":"webhook.pause","summary":"Stops the posts to a URL until webhook.resume. Its eve\#
  nts wait.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"url","r\#
  equired":true,"summary":"URL of the webhook, as project.define has it.","schema":{"$ref":"#/\#
  components/schemas/WebhookUrl"}},{"name":"project","required":false,"summary":"Id of the pro\#
  ject.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryR\#
  un","required":false,"summary":"Computes the result and the events without changing anything\#
  .","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"s\#
  ummary":"Makes a retry safe: the same key with the same params returns the stored result.","\#
  schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":\#
  {"type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"paused":{"d\#
  escription":"True if webhook.pause stopped the posts to the URL.","type":"boolean"},"cursor"\#
  :{"$ref":"#/components/schemas/Cursor","description":"The webhook's position: all events up \#
  to this cursor are delivered."},"backlog":{"description":"Number of events after `cursor`.",\#
  "type":"integer","minimum":0},"dryRun":{"description":"True in a dry run; otherwise absent."\#
  ,"type":"boolean"},"events":{"description":"The events that the call would emit: always none\#
  . Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replaye\#
  d":{"description":"True when this is the stored result of an idempotency key; otherwise abse\#
  nt.","type":"boolean"}},"required":["url","paused","cursor","backlog"]}},"errors":[{"code":-\#
  32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two pa\#
  rameters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"\#
  kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower\#
   than the role that the method needs. `uid` and `role` are the caller's (`none` without a ro\#
  le), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}\#
  },{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","\#
  retryable":false}},{"code":1208,"message":"The project has no webhook with this URL. The err\#
  or does not repeat the URL.","data":{"kind":"unknownWebhook","retryable":false}},{"code":130\#
  0,"message":"A call of the same method used this key with other params in the last 24 hours.\#
  ","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk \#
  has no room for the write. Nothing changes, and reading still works.","data":{"kind":"storag\#
  eFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the daem\#
  on stops, and its next start shows what is stored. Or the daemon cannot read a record that t\#
  he request needs, or its data file was removed: then it keeps running.","data":{"kind":"stor\#
  ageFailed","retryable":false}},{"code":1405,"message":"The shared database could not be reac\#
  hed, or did not answer in time; other stores have no such error. With `outcome` `notApplied`\#
  , nothing changed. With `unknown`, the change may or may not be stored.","data":{"kind":"sto\#
  rageUnavailable","retryable":true}}],"examples":[{"name":"a server that is down for long","x\#
  -given":[{"method":"project.define","params":{"webhooks":[{"url":"https://example.com/events\#
  ","secret":"sesame"}]}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name"\#
  :"url","value":"https://example.com/events"}],"result":{"name":"result","value":{"url":"http\#
  s://example.com/events","paused":true,"cursor":"0","backlog":1}}}]},{"name":"webhook.replay"\#
  ,"summary":"Moves a webhook to a cursor, so that the events after it are posted, again if th\#
  ey were posted before.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"n\#
  ame":"url","required":true,"summary":"URL of the webhook, as project.define has it.","schema\#
  ":{"$ref":"#/components/schemas/WebhookUrl"}},{"name":"after","required":true,"summary":"Cur\#
  sor before the first event to post. `0` is the beginning of the log.","schema":{"$ref":"#/co\#
  mponents/schemas/Cursor"}},{"name":"project","required":false,"summary":"Id of the project."\#
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
  available","retryable":true}}],"examples":[{"name":"everything from the beginning","x-given"\#
  :[{"method":"install","params":{"device":"iphone"}},{"method":"project.define","params":{"we\#
  bhooks":[{"url":"https://example.com/events","secret":"sesame"}]}}],"params":[{"name":"url",\#
  "value":"https://example.com/events"},{"name":"after","value":"0"}],"result":{"name":"result\#
  ","value":{"url":"https://example.com/events","paused":false,"cursor":"0","backlog":1}}}]},{\#
  "name":"webhook.resume","summary":"Resumes the posts to a paused URL, from its position.","x\#
  -role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"url","required":true\#
  ,"summary":"URL of the webhook, as project.define has it.","schema":{"$ref":"#/components/sc\#
  hemas/WebhookUrl"}},{"name":"project","required":false,"summary":"Id of the project.","schem\#
  a":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required\#
  ":false,"summary":"Computes the result and the events without changing anything.","schema":{\#
  "type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Make\#
  s a retry safe: the same key with the same params returns the stored result.","schema":{"$re\#
  f":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"obje\#
  ct","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"paused":{"description":"\#
  True if webhook.pause stopped the posts to the URL.","type":"boolean"},"cursor":{"$ref":"#/c\#
  omponents/schemas/Cursor","description":"The webhook's position: all events up to this curso\#
  r are delivered."},"backlog":{"description":"Number of events after `cursor`.","type":"integ\#
  er","minimum":0},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"bool\#
  ean"},"events":{"description":"The events that the call would emit: always none. Only in a d\#
  ry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descript\#
  ion":"True when this is the stored result of an idempotency key; otherwise absent.","type":"\#
  boolean"}},"required":["url","paused","cursor","backlog"]}},"errors":[{"code":-32602,"messag\#
  e":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters excl\#
  ude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invali\#
  dParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the rol\#
  e that the method needs. `uid` and `role` are the caller's (`none` without a role), and `nee\#
  ds` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":120\#
  0,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":fa\#
  lse}},{"code":1208,"message":"The project has no webhook with this URL. The error does not r\#
  epeat the URL.","data":{"kind":"unknownWebhook","retryable":false}},{"code":1300,"message":"\#
  A call of the same method used this key with other params in the last 24 hours.","data":{"ki\#
  nd":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room f\#
  or the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retry\#
  able":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and\#
   its next start shows what is stored. Or the daemon cannot read a record that the request ne\#
  eds, or its data file was removed: then it keeps running.","data":{"kind":"storageFailed","r\#
  etryable":false}},{"code":1405,"message":"The shared database could not be reached, or did n\#
  ot answer in time; other stores have no such error. With `outcome` `notApplied`, nothing cha\#
  nged. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailab\#
  le","retryable":true}}],"examples":[{"name":"the server is back","x-given":[{"method":"proje\#
  ct.define","params":{"webhooks":[{"url":"https://example.com/events","secret":"sesame"}]}},{\#
  "method":"webhook.pause","params":{"url":"https://example.com/events"}},{"method":"install",\#
  "params":{"device":"iphone"}}],"params":[{"name":"url","value":"https://example.com/events"}\#
  ],"result":{"name":"result","value":{"url":"https://example.com/events","paused":false,"curs\#
  or":"0","backlog":1}}}]}],"components":{"schemas":{"AccessChanges":{"description":"Whose acc\#
  ess a definition changes, at the moment of the call. If `counted` is false, the project has \#
  too many customers and purchases, and the numbers are missing.","type":"object","properties"\#
  :{"customers":{"description":"How many customers gain or lose an entitlement.","type":"integ\#
  er","minimum":0},"gained":{"description":"How many customers gain each entitlement. Entitlem\#
  ents that nobody gains are missing.","type":"object","additionalProperties":{"type":"integer\#
  ","minimum":1}},"lost":{"description":"How many customers lose each entitlement. Entitlement\#
  s that nobody loses are missing.","type":"object","additionalProperties":{"type":"integer","\#
  minimum":1}},"counted":{"description":"False if the project has more than `definitionRecords\#
  Max` customers and purchases.","type":"boolean"}},"required":["counted"]},"AccountToken":{"d\#
  escription":"Opaque string that an app gives to the store with a purchase, and that the stor\#
  e gives back. The daemon stores and compares a UUID in lower case.","type":"string","minLeng\#
  th":1,"maxLength":255},"AppId":{"description":"An app of the project, for example its bundle\#
   id.","type":"string","minLength":1,"maxLength":255},"AppStoreApp":{"description":"An app of\#
   the App Store.","title":"an app","type":"object","properties":{"bundleId":{"description":"B\#
  undle id of the app.","type":"string","minLength":1,"maxLength":255},"appAppleId":{"descript\#
  ion":"Number of the app at Apple. Required where `environments` has `Production`; null if no\#
  t given.","type":["integer","null"],"minimum":1,"maximum":9007199254740992}},"required":["bu\#
  ndleId"],"additionalProperties":false},"AppStoreEnvironment":{"type":"string","enum":["Produ\#
  ction","Sandbox","Xcode","LocalTesting"],"x-code":[1,2,3,4],"description":"Environment of th\#
  e App Store, by Apple's name. Apple does not sign what comes from `Xcode` and `LocalTesting`\#
  ."},"AppStoreSettings":{"description":"How the project verifies what the App Store sends.","\#
  type":"object","properties":{"apps":{"description":"Apps whose notifications the project tak\#
  es.","type":"array","items":{"$ref":"#/components/schemas/AppStoreApp"},"maxItems":100},"env\#
  ironments":{"type":"array","items":{"$ref":"#/components/schemas/AppStoreEnvironment"},"maxI\#
  tems":4,"description":"Environments that the project takes."},"roots":{"description":"Root c\#
  ertificates that replace Apple's, as DER in base64. Empty for Apple's.","type":"array","item\#
  s":{"type":"string"},"maxItems":10}},"required":["apps","environments","roots"]},"AppliedRul\#
  e":{"description":"A rule of the project, with the value that applied in the step.","type":"\#
  object","properties":{"name":{"description":"Name of the rule, as in `project.define`.","typ\#
  e":"string","enum":["purchaseHolders","onIdentifyNew","onIdentifyKnown","onRestore","anonymo\#
  usHolders"]},"value":{"description":"Value that the rule had when the step happened.","type"\#
  :"string"}},"required":["name","value"]},"Attributes":{"description":"Up to 20 strings of th\#
  e caller's own, which the events of this purchase repeat.","type":"object","maxProperties":2\#
  0,"propertyNames":{"minLength":1,"maxLength":80},"additionalProperties":{"type":"string","ma\#
  xLength":500}},"BackgroundStats":{"description":"Work that no request waits for, as of now."\#
  ,"type":"object","properties":{"expiriesDue":{"description":"Ends of periods and grants that\#
   have passed and whose events the daemon has not emitted yet: at most 1000.","type":"integer\#
  ","minimum":0},"expiriesLateMs":{"description":"Milliseconds since the oldest of these ends.\#
  ","type":"integer","minimum":0},"erasures":{"description":"Deletions that the daemon has not\#
   finished.","type":"integer","minimum":0},"erasuresHalted":{"description":"Whether the delet\#
  ions wait for the next start, because a step failed several times.","type":"boolean"},"catal\#
  ogueChanges":{"description":"Projects with a changed catalogue whose events the daemon has n\#
  ot yet emitted for every customer.","type":"integer","minimum":0},"clockSteps":{"description\#
  ":"How often the clock was set by more than a minute since the daemon's start: the system's,\#
   or that of a shared database.","type":"integer","minimum":0}},"required":["expiriesDue","ex\#
  piriesLateMs","erasures","erasuresHalted","catalogueChanges","clockSteps"]},"CacheStats":{"d\#
  escription":"What the daemon has in memory, and how well that serves.","type":"object","prop\#
  erties":{"replies":{"description":"Replies to `checkEntitlements` in the cache, valid or not\#
  .","type":"integer","minimum":0},"replyHits":{"description":"Requests that the daemon answer\#
  ed from that cache since its start.","type":"integer","minimum":0},"records":{"description":\#
  "Records in memory.","type":"integer","minimum":0},"recordBytes":{"description":"Their memor\#
  y, by estimate.","type":"integer","minimum":0},"recordLoads":{"description":"Records that th\#
  e daemon read from the store since its start.","type":"integer","minimum":0}},"required":["r\#
  eplies","replyHits","records","recordBytes","recordLoads"]},"Catalogue":{"description":"Prod\#
  ucts by their ids.","type":"object","propertyNames":{"$ref":"#/components/schemas/ProductId"\#
  },"additionalProperties":{"$ref":"#/components/schemas/Product"},"maxProperties":10000},"Cau\#
  se":{"description":"What caused the event. A request gives its `method` and `id`; a notifica\#
  tion has no `id`. `clock` is true for a change that fell due.","type":"object","properties":\#
  {"method":{"type":"string"},"id":{"type":["string","number","null"]},"clock":{"type":"boolea\#
  n"}}},"Clock":{"description":"The clock of a project: the system's, or a manual clock, which\#
   only moves when it is advanced.","type":"object","properties":{"kind":{"type":"string","enu\#
  m":["system","manual"]},"now":{"$ref":"#/components/schemas/Moment","description":"Time of a\#
   manual clock; absent for the system's."}},"required":["kind"]},"ClockChoice":{"description"\#
  :"`system`: the system's clock. `manual`: a manual clock that starts now. {\"manual\": TIMES\#
  TAMP}: a manual clock that starts then.","anyOf":[{"type":"string","enum":["system","manual"\#
  ]},{"title":"a clock","type":"object","properties":{"manual":{"$ref":"#/components/schemas/M\#
  oment","description":"Time at which the manual clock starts, RFC 3339."}},"required":["manua\#
  l"],"additionalProperties":false}]},"CommitStats":{"description":"The commits since the daem\#
  on's start.","type":"object","properties":{"turns":{"description":"Turns that became durable\#
  . A turn is what the daemon decides together; a commit has one or more.","type":"integer","m\#
  inimum":0},"waitingTurns":{"description":"Turns that wait for the disk now.","type":"integer\#
  ","minimum":0},"failures":{"description":"Commits that failed, for example because the disk \#
  was full.","type":"integer","minimum":0},"durations":{"$ref":"#/components/schemas/Durations\#
  "}},"required":["turns","waitingTurns","failures","durations"]},"ConnectionStats":{"descript\#
  ion":"The connections, and the replies that wait on them.","type":"object","properties":{"op\#
  en":{"description":"Open connections.","type":"integer","minimum":0},"opened":{"description"\#
  :"Connections that clients opened since the daemon's start.","type":"integer","minimum":0},"\#
  refused":{"description":"Connections that the daemon refused since its start, because there \#
  were too many.","type":"integer","minimum":0},"peers":{"description":"The open connections b\#
  y uid and role.","type":"array","items":{"$ref":"#/components/schemas/PeerStats"}},"owedByte\#
  s":{"description":"Replies that wait for the disk.","type":"integer","minimum":0},"unsentByt\#
  es":{"description":"Replies that wait for clients to read them.","type":"integer","minimum":\#
  0}},"required":["open","opened","refused","peers","owedBytes","unsentBytes"]},"ConsumerId":{\#
  "description":"Name of a consumer: a reader of the log whose position the daemon stores. The\#
   reader chooses it, for example `mailer`.","type":"string","minLength":1,"maxLength":255},"C\#
  onsumerLag":{"description":"A consumer of a feed.","type":"object","properties":{"project":{\#
  "$ref":"#/components/schemas/ProjectId"},"consumer":{"$ref":"#/components/schemas/ConsumerId\#
  "},"cursor":{"$ref":"#/components/schemas/Cursor"},"lag":{"description":"Events that it has \#
  not acknowledged.","type":"integer","minimum":0}},"required":["project","consumer","cursor",\#
  "lag"]},"Country":{"description":"ISO 3166 country code of two or three letters, stored as i\#
  t is sent.","type":"string","pattern":"^[A-Za-z]{2,3}$"},"Counts":{"description":"Number of \#
  records of a project.","type":"object","properties":{"devices":{"type":"integer","minimum":0\#
  },"users":{"type":"integer","minimum":0},"customers":{"description":"A merged customer count\#
  s once.","type":"integer","minimum":0},"purchases":{"type":"integer","minimum":0},"unclaimed\#
  ":{"description":"Unclaimed purchases, which have had no holder yet; `purchases` counts them\#
   too.","type":"integer","minimum":0},"events":{"type":"integer","minimum":0}},"required":["d\#
  evices","users","customers","purchases","unclaimed","events"]},"Currency":{"description":"IS\#
  O 4217 currency code of three letters, stored as it is sent.","type":"string","pattern":"^[A\#
  -Za-z]{3}$"},"Cursor":{"description":"A position in a project's log: the number of the last \#
  event before it. \"0\" is the position before the first event.","type":"string","pattern":"^\#
  (0|[1-9][0-9]{0,18})$"},"DeviceId":{"description":"A device: one installation of one app. A \#
  reinstallation is a new device.","type":"string","minLength":1,"maxLength":255},"Duration":{\#
  "description":"ISO 8601 duration, for example P1M, P7D or PT1H30M. It has whole numbers of Y\#
  , M, W, D and, after a T, of H, M, S; only the seconds may have a fraction. P1M keeps the da\#
  y of the month, or takes the last day of a shorter month.","type":"string","format":"duratio\#
  n"},"DurationBucket":{"description":"A bucket of a histogram.","type":"object","properties":\#
  {"upToMicros":{"description":"The longest duration that it counts. Null for durations longer\#
   than every bound.","type":["integer","null"],"minimum":0},"count":{"description":"How many \#
  durations are longer than the bound of the bucket before, and not longer than this one.","ty\#
  pe":"integer","minimum":0}},"required":["upToMicros","count"]},"Durations":{"description":"A\#
   histogram of durations since the daemon's start, in microseconds.","type":"object","propert\#
  ies":{"count":{"description":"How many durations it counts.","type":"integer","minimum":0},"\#
  sumMicros":{"description":"Their sum.","type":"integer","minimum":0},"maxMicros":{"descripti\#
  on":"The longest of them.","type":"integer","minimum":0},"buckets":{"description":"The bucke\#
  ts that are not empty, shortest durations first. Their bounds are 1, 2, 3, 4, 6, 8, 12, 16 a\#
  nd so on up to 100 seconds.","type":"array","items":{"$ref":"#/components/schemas/DurationBu\#
  cket"}}},"required":["count","sumMicros","maxMicros","buckets"]},"EndReason":{"description":\#
  "Why a subscription ended, or will end: the customer's choice, a failed payment, a refused p\#
  rice increase, a product that is no longer sold (unavailable), the developer, another purcha\#
  se that took it over (replaced), or another reason. Null when the store named none.","type":\#
  ["string","null"],"enum":["customer","billing","priceIncrease","unavailable","developer","re\#
  placed","other",null],"x-code":[1,2,3,4,5,6,7]},"Entitlement":{"description":"What a product\#
   or a grant unlocks for a user, and why. One purchase or grant, the winner, supplies every m\#
  ember. If only `entitlements` of `checkEntitlements` names it, every member is null except `\#
  id`, `active` (false), `renewState` (unknown) and `renewsCount` (0).","type":"object","prope\#
  rties":{"id":{"$ref":"#/components/schemas/EntitlementId"},"active":{"description":"Whether \#
  the user has access.","type":"boolean"},"state":{"$ref":"#/components/schemas/State"},"produ\#
  ctId":{"description":"Product that gives the entitlement; null for a grant.","type":["string\#
  ","null"]},"source":{"description":"Store of the purchase, or `manual` for a grant.","type":\#
  ["string","null"]},"renewState":{"description":"Whether the subscription renews. billingIssu\#
  e: the store could not collect a payment.","type":"string","enum":["willRenew","canceled","b\#
  illingIssue","nonRenewable","unknown"]},"grantType":{"description":"What gave the entitlemen\#
  t; `manual` for a grant by the method `grant`.","type":["string","null"],"enum":["purchase",\#
  "familySharing","offerCode","manual",null]},"periodType":{"type":["string","null"],"enum":["\#
  normal","trial","intro",null]},"startedAt":{"$ref":"#/components/schemas/NullableMoment","de\#
  scription":"Time of the first purchase, or of the grant."},"expiresAt":{"$ref":"#/components\#
  /schemas/NullableMoment","description":"Last millisecond with access, without a grace period\#
  ; null for no end."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/NullableMoment","d\#
  escription":"Last millisecond of the grace period; null without a grace period."},"firstPurc\#
  hasedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the first tran\#
  saction; null for a grant."},"lastPurchasedAt":{"$ref":"#/components/schemas/NullableMoment"\#
  ,"description":"Time of the latest transaction; null for a grant."},"trialStartedAt":{"$ref"\#
  :"#/components/schemas/NullableMoment","description":"Time at which a trial began; null with\#
  out a trial."},"autoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMoment","descript\#
  ion":"Time at which the customer turned auto-renew off; null while it is on."},"renewsCount"\#
  :{"description":"Number of renewals at the full price.","type":"integer","minimum":0},"envir\#
  onment":{"type":["string","null"],"enum":["production","sandbox",null]},"store":{"descriptio\#
  n":"Null for a grant.","type":["string","null"]},"transactionId":{"description":"Latest tran\#
  saction; null for a grant.","type":["string","null"]},"originalTransactionId":{"description"\#
  :"First transaction; null for a grant.","type":["string","null"]}},"required":["id","active"\#
  ,"state","productId","source","renewState","grantType","periodType","startedAt","expiresAt",\#
  "gracePeriodExpiresAt","firstPurchasedAt","lastPurchasedAt","trialStartedAt","autoRenewDisab\#
  ledAt","renewsCount","environment","store","transactionId","originalTransactionId"]},"Entitl\#
  ementId":{"description":"An entitlement, for example `premium`.","type":"string","minLength"\#
  :1,"maxLength":255},"Entitlements":{"description":"Entitlements by their ids, including inac\#
  tive entitlements.","type":"object","additionalProperties":{"$ref":"#/components/schemas/Ent\#
  itlement"}},"ErrorCounts":{"description":"How many errors of each kind. Kinds that did not o\#
  ccur are missing.","type":"object","additionalProperties":{"type":"integer","minimum":1}},"E\#
  vent":{"description":"One entry of a project's log. Its other members depend on its kind: ev\#
  ents.md lists them.","type":"object","properties":{"cursor":{"$ref":"#/components/schemas/Cu\#
  rsor","description":"The event's number in the log; absent in a dry run."},"id":{"descriptio\#
  n":"Unique id of the event.","type":"string"},"kind":{"$ref":"#/components/schemas/EventKind\#
  "},"at":{"$ref":"#/components/schemas/Moment","description":"Time at which the event happene\#
  d, by the project's clock."},"project":{"$ref":"#/components/schemas/ProjectId"},"user":{"$r\#
  ef":"#/components/schemas/UserId","description":"CustomerId of the customer that the event i\#
  s about; absent in clockAdvanced."},"userId":{"$ref":"#/components/schemas/UserId","descript\#
  ion":"Id of the user, if the user is identified."},"anonymousId":{"$ref":"#/components/schem\#
  as/UserId","description":"Id of the user, if the user is anonymous. In identified, and in lo\#
  ggedOut with a userId: the device's anonymous user after the event."},"cause":{"$ref":"#/com\#
  ponents/schemas/Cause"},"device":{"description":"In userCreated, identified, loggedOut, purc\#
  hase events and the events that a purchase causes: the device; null when there is none.","ty\#
  pe":["string","null"]},"outcome":{"description":"In identified: the outcome that identify re\#
  turned.","type":"string","enum":["attached","aliased","moved","switched"]},"from":{"descript\#
  ion":"In a move: the holders before.","type":"array","items":{"$ref":"#/components/schemas/U\#
  serId"}},"to":{"$ref":"#/components/schemas/UserId","description":"In a move: the user that \#
  gained the purchase."},"shared":{"description":"In a move: whether the users in `from` keep \#
  the purchase.","type":"boolean"},"undone":{"description":"In linkUndone: id of the undone ev\#
  ent.","type":"string"},"aliases":{"description":"In usersAliased, and in linkUndone of custo\#
  mers that are split: every id of the customer now, in byte order.","type":"array","items":{"\#
  $ref":"#/components/schemas/UserId"}},"absorbed":{"$ref":"#/components/schemas/UserId","desc\#
  ription":"In usersAliased: the customerId that `user` absorbed; absent when the joining id w\#
  as new."},"entitlements":{"description":"In entitlementsActivated and entitlementsDeactivate\#
  d: the entitlements that changed, in byte order. In granted and grantRevoked: the entitlemen\#
  t.","type":"array","items":{"$ref":"#/components/schemas/EntitlementId"}},"store":{"$ref":"#\#
  /components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/Transactio\#
  nId"},"transactionId":{"$ref":"#/components/schemas/TransactionId","description":"The latest\#
   transaction; in purchaseUpdated, the transaction that changed."},"product":{"$ref":"#/compo\#
  nents/schemas/ProductId"},"productKind":{"$ref":"#/components/schemas/ProductKind"},"holders\#
  ":{"description":"In purchase events: the holders.","type":"array","items":{"$ref":"#/compon\#
  ents/schemas/UserId"}},"environment":{"$ref":"#/components/schemas/PurchaseEnvironment"},"fi\#
  rstPurchasedAt":{"$ref":"#/components/schemas/Moment"},"purchasedAt":{"$ref":"#/components/s\#
  chemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"In \#
  purchase events: the end of the period. In granted and grantRevoked: the end of the grant."}\#
  ,"periodType":{"$ref":"#/components/schemas/PeriodType"},"isFamilyShared":{"type":"boolean"}\#
  ,"price":{"type":["string","null"]},"currency":{"type":["string","null"]},"country":{"type":\#
  ["string","null"]},"offerCode":{"type":["string","null"]},"attributes":{"$ref":"#/components\#
  /schemas/Attributes"},"endReason":{"$ref":"#/components/schemas/EndReason","description":"In\#
   purchase events: why the purchase ended, or will end; absent when the store named no reason\#
  ."},"replaces":{"$ref":"#/components/schemas/TransactionId","description":"In purchase event\#
  s: the purchase that this one takes over; absent when there is none."},"changes":{"descripti\#
  on":"In purchaseUpdated: the fields of the transaction that the call changed, with their new\#
   values; absent when the clock is the cause. In purchaseRecorded and purchaseRenewed: what t\#
  he store says along with the new period about the time after it, for example that auto-renew\#
   is off; absent when it says nothing.","type":"object"},"state":{"$ref":"#/components/schema\#
  s/State","description":"In purchaseRenewed, purchaseUpdated and purchaseExpired, and in purc\#
  haseRecorded of a purchase that gives no access or replaces a known one: the purchase's stat\#
  e after the event."},"before":{"description":"In the same events: `state` before the event, \#
  and former values. In purchaseUpdated by a call: those of the fields in `changes`. In purcha\#
  seRenewed: `product`, `expiresAt` and `periodType` of the transaction before; in purchaseRec\#
  orded those of the purchase that it replaces, if that is known. In all others, and in purcha\#
  seRenewed too: `autoRenew`, `renewsAs` and `billingIssueAt` of the latest transaction, if th\#
  ey were set.","type":"object"},"isEarlier":{"description":"In purchaseUpdated: true if the t\#
  ransaction is not the latest of the purchase; otherwise absent.","type":"boolean"},"now":{"$\#
  ref":"#/components/schemas/Moment","description":"In clockAdvanced: the time that the clock \#
  shows."}},"required":["id","kind","at","project","cause"]},"EventId":{"description":"Id of a\#
  n event, as the log shows it.","type":"string","minLength":1,"maxLength":255},"EventKind":{"\#
  description":"Kind of an event.","type":"string","enum":["userCreated","identified","loggedO\#
  ut","usersAliased","linkUndone","purchaseRecorded","purchaseRenewed","purchaseUpdated","purc\#
  haseExpired","entitlementsActivated","entitlementsDeactivated","subscriptionReceived","subsc\#
  riptionTransferred","oneTimePurchaseReceived","oneTimePurchaseTransferred","granted","grantR\#
  evoked","userDeleted","clockAdvanced","userImported"],"x-code":[1,2,3,4,5,6,7,8,9,10,11,12,1\#
  3,14,15,16,17,18,19,20]},"ExplanationStep":{"description":"One step that led a user to an en\#
  titlement, or took it away. A member that does not apply, or is not known, is absent.","type\#
  ":"object","properties":{"step":{"description":"Kind of the step; rules.md describes each ki\#
  nd.","type":"string","enum":["purchased","claimed","granted","attached","moved","shared","tr\#
  ansferred","aliased","unclear","identified","renewed","revoked","mapped","clock"]},"text":{"\#
  description":"An explanation in one sentence.","type":"string"},"at":{"$ref":"#/components/s\#
  chemas/NullableMoment","description":"Time of the step, if it has a time. In `clock`: the mo\#
  ment that the result is for."},"event":{"$ref":"#/components/schemas/EventId","description":\#
  "Id of the event that reported the step."},"cursor":{"$ref":"#/components/schemas/Cursor","d\#
  escription":"Cursor of that event."},"rule":{"$ref":"#/components/schemas/AppliedRule","desc\#
  ription":"The rule that applied in the step."},"by":{"description":"In `claimed`: what led t\#
  o the user.","type":"string","enum":["purchase","restore","accountToken","replaces","firstIt\#
  em"],"x-code":[1,2,3,4,5]},"method":{"description":"Method that made the step. In `revoked`:\#
   present if an import brought the end.","type":"string","enum":["identify","restore","purcha\#
  se","user.link.undo","user.import"]},"from":{"description":"Who had it before: at most ten i\#
  ds, one id per customer. In `aliased`: the first customer. In `identified`: the device's ano\#
  nymous user.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"to":{"descript\#
  ion":"Who has it afterwards. In `aliased`: the second customer.","type":"array","items":{"$r\#
  ef":"#/components/schemas/UserId"}},"device":{"description":"In `purchased` and `identified`\#
  : the device; null for a purchase without a device.","type":["string","null"]},"store":{"$re\#
  f":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/Trans\#
  actionId"},"transactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"\#
  #/components/schemas/ProductId"},"state":{"$ref":"#/components/schemas/State","description":\#
  "State of the purchase or grant at that time."},"since":{"$ref":"#/components/schemas/Nullab\#
  leMoment","description":"In `clock`: start of the state; when access is over, the last milli\#
  second with access. In other steps: start of the period."},"until":{"$ref":"#/components/sch\#
  emas/NullableMoment","description":"Last millisecond of the state, as far as is known; the e\#
  nd of a pause. Null for no end."},"recomputed":{"description":"True when an undo of an earli\#
  er link changed the outcome of this login; otherwise absent.","type":"boolean"}},"required":\#
  ["step","text","at"]},"FeedStats":{"description":"The readers of events.","type":"object","p\#
  roperties":{"waits":{"description":"`events.wait` requests that wait now.","type":"integer",\#
  "minimum":0},"subscriptions":{"description":"Open subscriptions.","type":"integer","minimum"\#
  :0},"consumers":{"description":"Consumers, by project and name: at most 256.","type":"array"\#
  ,"items":{"$ref":"#/components/schemas/ConsumerLag"}},"moreConsumers":{"description":"Whethe\#
  r there are more consumers.","type":"boolean"}},"required":["waits","subscriptions","consume\#
  rs","moreConsumers"]},"IdempotencyKey":{"description":"Key of one write. The daemon stores i\#
  t for 24 hours, per project and method.","type":"string","minLength":1,"maxLength":255},"Imp\#
  ortedPurchase":{"description":"A purchase as `user.export` shows it. The daemon accepts and \#
  ignores members that derive from the transactions.","title":"a purchase","type":"object","pr\#
  operties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/\#
  components/schemas/TransactionId","description":"The first transaction."},"transactionId":{"\#
  description":"Not read."},"product":{"description":"Present product, if it differs from that\#
   of the latest transaction.","type":["string","null"]},"kind":{"description":"Not read."},"s\#
  tate":{"description":"Not read."},"holders":{"description":"Who holds the purchase: one id p\#
  er customer.","type":"array","items":{"$ref":"#/components/schemas/UserId"},"maxItems":10000\#
  },"device":{"description":"Device on which the customer bought; null when there is none.","t\#
  ype":["string","null"]},"storeAccount":{"description":"Store account that bought it; null wh\#
  en there is none.","type":["string","null"]},"purchasedAt":{"description":"Not read."},"firs\#
  tPurchasedAt":{"description":"Not read."},"expiresAt":{"$ref":"#/components/schemas/Nullable\#
  Moment","description":"Present end, if it differs from that of the latest transaction."},"no\#
  End":{"description":"True if somebody stated that the present has no end, and the latest tra\#
  nsaction does not say so.","type":"boolean"},"trialStartedAt":{"description":"Not read."},"p\#
  eriodType":{"description":"Not read."},"environment":{"description":"Not read."},"isFamilySh\#
  ared":{"description":"Not read."},"price":{"description":"Not read."},"currency":{"descripti\#
  on":"Not read."},"country":{"description":"Not read."},"offerCode":{"description":"Not read.\#
  "},"autoRenew":{"description":"Not read."},"autoRenewDisabledAt":{"description":"Not read."}\#
  ,"gracePeriodExpiresAt":{"description":"Not read."},"billingRetry":{"description":"Not read.\#
  "},"pausedUntil":{"description":"Not read."},"refundedAt":{"description":"Not read."},"revok\#
  edAt":{"description":"Not read."},"endedAt":{"description":"Not read."},"paused":{"descripti\#
  on":"Not read."},"renewsAs":{"description":"Not read."},"endReason":{"description":"Not read\#
  ."},"billingIssueAt":{"description":"Not read."},"replaces":{"description":"Purchase that th\#
  is one takes over, as the store named it; null when there is none.","type":["string","null"]\#
  },"replacedBy":{"description":"Purchase that has taken this one over. Read only with `replac\#
  edAt`, if the daemon does not know that purchase.","type":["string","null"]},"replacedAt":{"\#
  $ref":"#/components/schemas/NullableMoment","description":"When that purchase began: this on\#
  e gives no access from then on."},"keys":{"description":"Further names of the purchase.","ty\#
  pe":"array","items":{"$ref":"#/components/schemas/TransactionId"},"maxItems":10},"firstItem"\#
  :{"$ref":"#/components/schemas/TransactionId","description":"Purchase of the first item, if \#
  this one is of a further item of the same subscription or order."},"renewsCount":{"descripti\#
  on":"Not read."},"accountToken":{"description":"First account token that the store named; nu\#
  ll without one.","type":["string","null"]},"transactions":{"description":"All transactions, \#
  in any order.","type":"array","items":{"$ref":"#/components/schemas/ImportedTransaction"},"m\#
  axItems":10000}},"required":["store","originalTransactionId","transactions"],"additionalProp\#
  erties":false},"ImportedTransaction":{"description":"A transaction as `user.export` shows it\#
  : dated facts.","title":"a transaction","type":"object","properties":{"transactionId":{"$ref\#
  ":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},\#
  "periodType":{"$ref":"#/components/schemas/PeriodType"},"purchasedAt":{"$ref":"#/components/\#
  schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"En\#
  d of the period. Null alone states nothing."},"noEnd":{"description":"True if the store stat\#
  ed that there is no end, so that no grace period counts as the end.","type":"boolean"},"isFa\#
  milyShared":{"description":"Whether a family member bought it and shares it.","type":"boolea\#
  n"},"price":{"description":"A decimal number in a string, for example \"9.99\".","type":["st\#
  ring","null"]},"currency":{"description":"ISO 4217 code, as it was sent.","type":["string","\#
  null"]},"country":{"description":"ISO 3166 code, as it was sent.","type":["string","null"]},\#
  "offerCode":{"description":"Offer code, as it was sent.","type":["string","null"]},"attribut\#
  es":{"$ref":"#/components/schemas/Attributes"},"kind":{"$ref":"#/components/schemas/ProductK\#
  ind","description":"The kind that the store named."},"environment":{"$ref":"#/components/sch\#
  emas/PurchaseEnvironment","description":"The environment that the store named."},"autoRenew"\#
  :{"description":"False while auto-renew is off.","type":"boolean"},"autoRenewDisabledAt":{"$\#
  ref":"#/components/schemas/NullableMoment","description":"Time since which auto-renew has be\#
  en off."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/NullableMoment","description"\#
  :"Last moment of the grace period."},"billingRetry":{"description":"True while the store ret\#
  ries a failed payment.","type":"boolean"},"pausedUntil":{"$ref":"#/components/schemas/Nullab\#
  leMoment","description":"Time at which the pause ends."},"refundedAt":{"$ref":"#/components/\#
  schemas/NullableMoment","description":"Time of the refund."},"revokedAt":{"$ref":"#/componen\#
  ts/schemas/NullableMoment","description":"Time at which the store withdrew access."},"endedA\#
  t":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which access ended b\#
  efore the end of the period."},"paused":{"description":"True while the store reports the sub\#
  scription as paused.","type":"boolean"},"renewsAs":{"$ref":"#/components/schemas/ProductId",\#
  "description":"Product of the next period."},"endReason":{"$ref":"#/components/schemas/EndRe\#
  ason"},"billingIssueAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time si\#
  nce which billing has failed."},"listedAt":{"$ref":"#/components/schemas/NullableMoment","de\#
  scription":"Time at which the store last listed the items of the subscription, this one amon\#
  g them. Absent if the subscription had one item only."},"asOf":{"$ref":"#/components/schemas\#
  /NullableMoment","description":"Time at which the store stated all of this. Without it, the \#
  transaction is older than any statement of a store."}},"required":["transactionId","product"\#
  ,"purchasedAt"],"additionalProperties":false},"Limits":{"description":"The daemon's limits b\#
  y name.","type":"object","properties":{"lineBytesMax":{"description":"Longest line, in bytes\#
   without the line feed.","type":"integer"},"batchEntriesMax":{"description":"Most requests i\#
  n one batch.","type":"integer"},"depthMax":{"description":"Deepest nesting of JSON arrays an\#
  d objects.","type":"integer"},"requestIdBytesMax":{"description":"Longest request id, in byt\#
  es.","type":"integer"}},"required":["lineBytesMax","batchEntriesMax","depthMax","requestIdBy\#
  tesMax"],"additionalProperties":{"type":"integer"}},"LosingSource":{"description":"A purchas\#
  e or grant that also gives the entitlement, but does not supply its fields.","type":"object"\#
  ,"properties":{"lostBy":{"description":"The first criterion, in the order of rules.md, in wh\#
  ich the two differ.","type":"string","enum":["active","end","purchasedAt","transactionId","s\#
  tore","originalTransactionId","order"]},"text":{"description":"An explanation in one sentenc\#
  e.","type":"string"},"entitlement":{"$ref":"#/components/schemas/Entitlement","description":\#
  "The entitlement as this purchase or grant alone would give it."}},"required":["lostBy","tex\#
  t","entitlement"]},"MethodStats":{"description":"The requests of a method, without those tha\#
  t the daemon has not answered yet.","type":"object","properties":{"requests":{"description":\#
  "How many requests the daemon answered, with results or errors.","type":"integer","minimum":\#
  0},"errors":{"$ref":"#/components/schemas/ErrorCounts"},"durations":{"$ref":"#/components/sc\#
  hemas/Durations"}},"required":["requests","errors","durations"]},"MethodSummary":{"descripti\#
  on":"One line in the list of methods.","type":"object","properties":{"name":{"type":"string"\#
  },"summary":{"type":"string"},"role":{"type":"string","enum":["read","write","admin"]}},"req\#
  uired":["name","summary","role"]},"MissingReason":{"description":"A reason why an entitlemen\#
  t is not active.","type":"object","properties":{"kind":{"description":"What is missing; rule\#
  s.md describes each kind.","type":"string","enum":["expired","paused","billingRetry","refund\#
  ed","revoked","notYet","environment","notMapped","notIdentified","heldByAnother","heldByNobo\#
  dy","noProduct","noPurchase","notGranted"]},"text":{"description":"An explanation in one sen\#
  tence.","type":"string"},"store":{"$ref":"#/components/schemas/Store","description":"Store o\#
  f the purchase, if the reason is about a purchase."},"originalTransactionId":{"$ref":"#/comp\#
  onents/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"holder":\#
  {"$ref":"#/components/schemas/UserId","description":"In `heldByAnother` and `notIdentified`:\#
   the holder of the purchase. An identified holder comes before an anonymous holder, then the\#
   first in byte order."},"since":{"$ref":"#/components/schemas/Moment","description":"Last mi\#
  llisecond with access. In `refunded` and `revoked`: time of the refund or revocation. In `no\#
  tIdentified`: when the holder logged out on this device, if it did."},"until":{"$ref":"#/com\#
  ponents/schemas/Moment","description":"In `paused`: end of the pause. In `notYet`: start of \#
  access."},"because":{"description":"In `heldByAnother`: the steps that led to the holder.","\#
  type":"array","items":{"$ref":"#/components/schemas/ExplanationStep"}},"suggestedCalls":{"de\#
  scription":"Calls that would each make the entitlement active at the moment that the result \#
  is for. A call is listed under the first reason that it removes.","type":"array","items":{"$\#
  ref":"#/components/schemas/SuggestedCall"}}},"required":["kind","text","suggestedCalls"]},"M\#
  oment":{"description":"RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon acce\#
  pts any UTC offset and precision, and returns UTC with milliseconds.","type":"string","forma\#
  t":"date-time"},"Move":{"description":"A purchase with new holders.","type":"object","proper\#
  ties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/comp\#
  onents/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"kind":{"\#
  $ref":"#/components/schemas/ProductKind"},"from":{"description":"Who held it before: one id \#
  per customer, in byte order.","type":"array","items":{"$ref":"#/components/schemas/UserId"}}\#
  ,"to":{"$ref":"#/components/schemas/UserId","description":"The user that gained it. After an\#
   undo in which no user gained it: the first remaining holder in byte order."},"shared":{"des\#
  cription":"True when the users in `from` still hold it.","type":"boolean"}},"required":["sto\#
  re","originalTransactionId","product","kind","from","to","shared"]},"NotifiedPurchase":{"des\#
  cription":"What a notification did to one purchase.","type":"object","properties":{"store":{\#
  "$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/T\#
  ransactionId"},"transactionId":{"$ref":"#/components/schemas/TransactionId","description":"T\#
  ransaction that the statement is about."},"outcome":{"description":"As of `purchase`.","type\#
  ":"string","enum":["recorded","renewed","planChanged","received","claimed","updated","stale"\#
  ,"unchanged"]},"fields":{"description":"Fields of the transaction that changed; for a new pe\#
  riod, those that differ from the period before, apart from `purchasedAt`. Absent when there \#
  are none.","type":"array","items":{"type":"string"}},"stale":{"description":"Fields that los\#
  t against newer information; absent when there are none.","type":"array","items":{"type":"st\#
  ring"}}},"required":["store","originalTransactionId","transactionId","outcome"]},"NullableMo\#
  ment":{"description":"RFC 3339 timestamp, or null.","type":["string","null"],"format":"date-\#
  time"},"Peer":{"description":"The other end of the connection, as the kernel reports it.","t\#
  ype":"object","properties":{"uid":{"type":"integer"},"gid":{"type":"integer"},"pid":{"type":\#
  "integer"},"role":{"type":"string","enum":["read","write","admin"]}},"required":["uid","gid"\#
  ,"pid","role"]},"PeerStats":{"description":"The open connections of a uid with a role.","typ\#
  e":"object","properties":{"uid":{"type":"integer"},"role":{"description":"`none` for clients\#
   without a role, whose requests the daemon refuses.","type":"string","enum":["none","read","\#
  write","admin"]},"connections":{"description":"How many connections.","type":"integer","mini\#
  mum":0}},"required":["uid","role","connections"]},"PeriodType":{"description":"Price of a pe\#
  riod: full (normal), a trial, or introductory (intro).","type":"string","enum":["normal","tr\#
  ial","intro"],"x-code":[1,2,3]},"Platform":{"description":"Platform of the device: ios, andr\#
  oid, web or another word of that form.","type":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},\#
  "PlayStoreSettings":{"description":"How the project verifies and reads what Google Play send\#
  s.","type":"object","properties":{"packages":{"description":"Package names of the apps whose\#
   notifications the project takes.","type":"array","items":{"type":"string","minLength":1,"ma\#
  xLength":255},"maxItems":100}},"required":["packages"],"additionalProperties":false},"Preset\#
  ":{"description":"A named set of rules.","type":"string","enum":["qonversion","revenuecat","\#
  revenuecatLegacy","purchasely"],"x-code":[1,2,3,4]},"Price":{"description":"A decimal number\#
   in a string, for example \"9.99\".","type":"string","pattern":"^[0-9]{1,15}(\\.[0-9]{1,9})?\#
  $"},"Product":{"description":"A product of the catalogue.","title":"a product","type":"objec\#
  t","properties":{"kind":{"description":"Default: the kind that the purchase gives; without i\#
  t, `subscription` for a purchase with an end and `nonConsumable` for a purchase without.","t\#
  ype":["string","null"],"enum":["subscription","nonRenewingSubscription","nonConsumable","con\#
  sumable",null]},"entitlements":{"description":"Ids of the entitlements that the product unlo\#
  cks.","type":"array","items":{"$ref":"#/components/schemas/EntitlementId"},"maxItems":100},"\#
  basePlan":{"description":"Id of Google's base plan. Webhooks in the format `revenuecat` then\#
   name the product `PRODUCT:PLAN`, and an import from there finds it by that name.","type":"s\#
  tring","minLength":1,"maxLength":255}},"required":["entitlements"],"additionalProperties":fa\#
  lse},"ProductId":{"description":"A product, by the id that the store and the catalogue use."\#
  ,"type":"string","minLength":1,"maxLength":255},"ProductKind":{"description":"Kind of a prod\#
  uct, which determines how a purchase moves and expires.","type":"string","enum":["subscripti\#
  on","nonRenewingSubscription","nonConsumable","consumable"],"x-code":[1,2,3,4]},"Project":{"\#
  description":"A project: a namespace for users, purchases, rules and events, with the counts\#
   of its records.","type":"object","properties":{"id":{"$ref":"#/components/schemas/ProjectId\#
  "},"rules":{"$ref":"#/components/schemas/Rules"},"products":{"$ref":"#/components/schemas/Ca\#
  talogue"},"entitlements":{"description":"Ids that `grant` accepts in addition to the entitle\#
  ments of the catalogue.","type":"array","items":{"$ref":"#/components/schemas/EntitlementId"\#
  }},"environment":{"$ref":"#/components/schemas/ProjectEnvironment"},"clock":{"$ref":"#/compo\#
  nents/schemas/Clock"},"webhooks":{"description":"URLs that receive the project's events. Onl\#
  y `project.webhooks` returns the secrets.","type":"array","items":{"$ref":"#/components/sche\#
  mas/WebhookSummary"}},"stores":{"$ref":"#/components/schemas/Stores"},"createdAt":{"$ref":"#\#
  /components/schemas/Moment","description":"Time of the creation, by the project's own clock.\#
  "},"counts":{"$ref":"#/components/schemas/Counts"}},"required":["id","rules","products","ent\#
  itlements","environment","clock","webhooks","stores","createdAt","counts"]},"ProjectEnvironm\#
  ent":{"description":"Which purchases give access: those of production, those of the sandbox,\#
   or both (any).","type":"string","enum":["production","sandbox","any"],"x-code":[1,2,3]},"Pr\#
  ojectId":{"description":"A project: a namespace for users, purchases, rules and events. Proj\#
  ects share no data.","type":"string","minLength":1,"maxLength":255},"ProjectSummary":{"descr\#
  iption":"One line in the list of projects.","type":"object","properties":{"id":{"$ref":"#/co\#
  mponents/schemas/ProjectId"},"preset":{"$ref":"#/components/schemas/Preset"},"createdAt":{"$\#
  ref":"#/components/schemas/Moment"},"counts":{"$ref":"#/components/schemas/Counts"}},"requir\#
  ed":["id","preset","createdAt","counts"]},"Properties":{"description":"Properties by their n\#
  ames. setUserProperty stores at most 100 per customer.","type":"object","propertyNames":{"$r\#
  ef":"#/components/schemas/PropertyKey"},"additionalProperties":{"$ref":"#/components/schemas\#
  /PropertyValue"}},"PropertyKey":{"description":"Name of a property: 1 to 80 letters, digits,\#
   and _ . : - $.","type":"string","pattern":"^[A-Za-z0-9_.:$-]{1,80}$"},"PropertyValue":{"des\#
  cription":"Value of a property.","type":"string","maxLength":500},"Purchase":{"description":\#
  "One product bought in one store, its transactions and its holders.","type":"object","proper\#
  ties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/comp\#
  onents/schemas/TransactionId","description":"The first transaction."},"transactionId":{"$ref\#
  ":"#/components/schemas/TransactionId","description":"The latest transaction."},"product":{"\#
  $ref":"#/components/schemas/ProductId"},"kind":{"$ref":"#/components/schemas/ProductKind","d\#
  escription":"Kind that the purchase or the catalogue gives; without it, `subscription` for a\#
   purchase with an end and `nonConsumable` for a purchase without."},"state":{"$ref":"#/compo\#
  nents/schemas/State","description":"Current state; null before the first purchasedAt."},"hol\#
  ders":{"description":"Who holds the purchase: one id per customer, in byte order.","type":"a\#
  rray","items":{"$ref":"#/components/schemas/UserId"}},"device":{"description":"Device on whi\#
  ch the customer bought; null when there is none.","type":["string","null"]},"storeAccount":{\#
  "description":"Store account that bought it; null when there is none.","type":["string","nul\#
  l"]},"purchasedAt":{"$ref":"#/components/schemas/Moment","description":"Time of the latest t\#
  ransaction."},"firstPurchasedAt":{"$ref":"#/components/schemas/Moment","description":"Time o\#
  f the first transaction."},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","descri\#
  ption":"Last millisecond of the period; null for no end."},"noEnd":{"description":"Only in a\#
  n export: true if a call without a date named `expiresAt` as null, and the latest transactio\#
  n has no statement about its end; otherwise absent.","type":"boolean"},"trialStartedAt":{"$r\#
  ef":"#/components/schemas/NullableMoment","description":"Time at which a trial began; null w\#
  ithout a trial."},"periodType":{"$ref":"#/components/schemas/PeriodType"},"environment":{"$r\#
  ef":"#/components/schemas/PurchaseEnvironment","description":"Environment of the first trans\#
  action."},"isFamilyShared":{"description":"Whether a family member bought it and shares it."\#
  ,"type":"boolean"},"price":{"description":"A decimal number in a string, for example \"9.99\\#
  ".","type":["string","null"]},"currency":{"description":"ISO 4217 code, as it was sent.","ty\#
  pe":["string","null"]},"country":{"description":"ISO 3166 code, as it was sent.","type":["st\#
  ring","null"]},"offerCode":{"description":"Offer code, as it was sent.","type":["string","nu\#
  ll"]},"autoRenew":{"description":"Whether it renews automatically: true for a subscription u\#
  ntil purchase.update turns it off, false for every other kind.","type":"boolean"},"autoRenew\#
  DisabledAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time since which au\#
  to-renew has been off; null while it is on."},"gracePeriodExpiresAt":{"$ref":"#/components/s\#
  chemas/NullableMoment","description":"Last millisecond of the grace period; null without a g\#
  race period."},"billingRetry":{"description":"Whether the store retries a failed payment.","\#
  type":"boolean"},"pausedUntil":{"$ref":"#/components/schemas/NullableMoment","description":"\#
  Time at which the pause ends; null without a pause."},"refundedAt":{"$ref":"#/components/sch\#
  emas/NullableMoment","description":"Time of the refund; null without a refund."},"revokedAt"\#
  :{"$ref":"#/components/schemas/NullableMoment","description":"Time at which the store withdr\#
  ew access; null when it did not."},"endedAt":{"$ref":"#/components/schemas/NullableMoment","\#
  description":"Time at which access ended before the end of the period; null when it did not.\#
  "},"paused":{"description":"Whether the store reports the subscription as paused.","type":"b\#
  oolean"},"renewsAs":{"description":"Product of the next period; null for the same product.",\#
  "type":["string","null"]},"endReason":{"$ref":"#/components/schemas/EndReason","description"\#
  :"Why the purchase ended, or will end; null when the store named no reason."},"billingIssueA\#
  t":{"$ref":"#/components/schemas/NullableMoment","description":"Time since which billing has\#
   failed; null when it does not fail."},"replaces":{"description":"Purchase that this one tak\#
  es over, as the store named it; null when there is none.","type":["string","null"]},"replace\#
  dBy":{"description":"`originalTransactionId` of the purchase that took this one over; null b\#
  efore it began.","type":["string","null"]},"replacedAt":{"$ref":"#/components/schemas/Nullab\#
  leMoment","description":"When that purchase began; null before."},"keys":{"description":"Fur\#
  ther names of the purchase, in byte order.","type":"array","items":{"$ref":"#/components/sch\#
  emas/TransactionId"}},"firstItem":{"$ref":"#/components/schemas/TransactionId","description"\#
  :"`originalTransactionId` of the first item, if this purchase is a further item of the same \#
  subscription or order; otherwise absent."},"renewsCount":{"description":"Number of renewals \#
  at the full price: the number of `normal` periods minus 1, at least 0.","type":"integer","mi\#
  nimum":0},"accountToken":{"description":"First account token that the store named; null with\#
  out one.","type":["string","null"]},"transactions":{"description":"All transactions, oldest \#
  first.","type":"array","items":{"$ref":"#/components/schemas/Transaction"}}},"required":["st\#
  ore","originalTransactionId","transactionId","product","kind","state","holders","device","st\#
  oreAccount","purchasedAt","firstPurchasedAt","expiresAt","trialStartedAt","periodType","envi\#
  ronment","isFamilyShared","price","currency","country","offerCode","autoRenew","autoRenewDis\#
  abledAt","gracePeriodExpiresAt","billingRetry","pausedUntil","refundedAt","revokedAt","ended\#
  At","paused","renewsAs","endReason","billingIssueAt","replaces","replacedBy","replacedAt","k\#
  eys","renewsCount","accountToken","transactions"]},"PurchaseEnvironment":{"description":"Env\#
  ironment of the store: production, or sandbox for test purchases.","type":"string","enum":["\#
  production","sandbox"],"x-code":[1,2]},"PurchaseRef":{"description":"A purchase, by its stor\#
  e and the id of its first transaction.","title":"a purchase","type":"object","properties":{"\#
  store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/s\#
  chemas/TransactionId","description":"Id of the purchase's first transaction."}},"required":[\#
  "store","originalTransactionId"],"additionalProperties":false},"Refusal":{"description":"A p\#
  urchase that a restore refused, and the rule that refused it.","type":"object","properties":\#
  {"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components\#
  /schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"holder":{"$ref\#
  ":"#/components/schemas/UserId","description":"Who holds it. An identified holder comes befo\#
  re an anonymous holder, then the first in byte order."},"rule":{"description":"The rule that\#
   refused it.","type":"string","enum":["onRestore","oneTimePurchases"]}},"required":["store",\#
  "originalTransactionId","product","holder","rule"]},"RemainingChange":{"description":"A late\#
  r change that stays although an earlier link is undone.","type":"object","properties":{"even\#
  t":{"$ref":"#/components/schemas/EventId","description":"Id of the event that reported it."}\#
  ,"method":{"description":"Method that made it.","type":"string","enum":["restore","purchase"\#
  ,"user.link.undo","user.import"]}},"required":["event","method"]},"Rules":{"description":"Ev\#
  ery rule of a project. rules.md describes each rule.","type":"object","properties":{"preset"\#
  :{"$ref":"#/components/schemas/Preset","description":"Preset that the rules started from."},\#
  "anonymousPrefix":{"description":"Beginning of each anonymous id; 32 lower-case hex digits f\#
  ollow. When it is empty, an anonymous id is a lower-case UUID.","type":"string","maxLength":\#
  64,"x-presets":{"qonversion":"QON_","revenuecat":"$RCAnonymousID:","revenuecatLegacy":"$RCAn\#
  onymousID:","purchasely":""}},"onIdentifyNew":{"description":"What a login of a new user id \#
  does when no user is logged in on the device.","type":"string","enum":["attach","alias","ali\#
  asUnlessLinked","move","switch"],"x-code":[1,2,3,4,5],"x-presets":{"qonversion":"attach","re\#
  venuecat":"alias","revenuecatLegacy":"alias","purchasely":"move"}},"onIdentifyKnown":{"descr\#
  iption":"What a login of a known user id does when no user is logged in on the device.","typ\#
  e":"string","enum":["attach","alias","aliasUnlessLinked","move","switch"],"x-presets":{"qonv\#
  ersion":"attach","revenuecat":"aliasUnlessLinked","revenuecatLegacy":"alias","purchasely":"m\#
  ove"}},"onSwitch":{"description":"What a login does when another user is logged in on the de\#
  vice.","type":"string","enum":["logoutFirst","switch"],"x-code":[1,2],"x-presets":{"qonversi\#
  on":"logoutFirst","revenuecat":"switch","revenuecatLegacy":"switch","purchasely":"switch"}},\#
  "onLogout":{"description":"The current user after a logout: the same anonymous user (return)\#
  , or a new anonymous user (rotate).","type":"string","enum":["return","rotate"],"x-code":[1,\#
  2],"x-presets":{"qonversion":"return","revenuecat":"rotate","revenuecatLegacy":"rotate","pur\#
  chasely":"return"}},"onAnonymousLogout":{"description":"What a logout does when no user is l\#
  ogged in.","type":"string","enum":["ignore","refuse","rotate"],"x-code":[1,2,3],"x-presets":\#
  {"qonversion":"ignore","revenuecat":"refuse","revenuecatLegacy":"rotate","purchasely":"ignor\#
  e"}},"purchaseHolders":{"description":"Who holds a new purchase: the device's anonymous user\#
   and its identified user, or only the current user.","type":"string","enum":["deviceAndUser"\#
  ,"currentUser"],"x-code":[1,2],"x-presets":{"qonversion":"deviceAndUser","revenuecat":"curre\#
  ntUser","revenuecatLegacy":"currentUser","purchasely":"currentUser"}},"onRestore":{"descript\#
  ion":"What a restore does with a purchase that another user holds.","type":"string","enum":[\#
  "share","transfer","transferIfInactive","keep","alias"],"x-code":[1,2,3,4,5],"x-presets":{"q\#
  onversion":"share","revenuecat":"transfer","revenuecatLegacy":"alias","purchasely":"transfer\#
  "}},"anonymousHolders":{"description":"What a restore does with a purchase that only anonymo\#
  us users hold.","type":"string","enum":["asOthers","alias"],"x-code":[1,2],"x-presets":{"qon\#
  version":"asOthers","revenuecat":"alias","revenuecatLegacy":"alias","purchasely":"asOthers"}\#
  },"oneTimePurchases":{"description":"Whether a restore moves one-time purchases.","type":"st\#
  ring","enum":["move","stay"],"x-code":[1,2],"x-presets":{"qonversion":"move","revenuecat":"m\#
  ove","revenuecatLegacy":"move","purchasely":"stay"}},"unclaimedPurchases":{"description":"Wh\#
  at the daemon does with a purchase that a store reports without a known user: it does not re\#
  cord it (ignore), records it without a holder (keep), or gives it to a new anonymous user (a\#
  nonymous).","type":"string","enum":["ignore","keep","anonymous"],"x-code":[1,2,3],"x-presets\#
  ":{"qonversion":"keep","revenuecat":"ignore","revenuecatLegacy":"ignore","purchasely":"keep"\#
  }},"userIdLengthMax":{"description":"Maximum length of a user id, in Unicode scalars.","type\#
  ":"integer","minimum":1,"maximum":255,"x-presets":{"qonversion":255,"revenuecat":100,"revenu\#
  ecatLegacy":100,"purchasely":255}},"blockedUserIds":{"description":"Ids that no user may hav\#
  e, compared byte by byte. The empty id is always blocked.","type":"array","items":{"type":"s\#
  tring","maxLength":255},"maxItems":1000,"x-presets":{"qonversion":[],"revenuecat":["no_user"\#
  ,"null","none","nil","(null)","\u0000","unidentified","undefined","unknown","anonymous","gue\#
  st"],"revenuecatLegacy":["no_user","null","none","nil","(null)"],"purchasely":[]}}},"require\#
  d":["preset","anonymousPrefix","onIdentifyNew","onIdentifyKnown","onSwitch","onLogout","onAn\#
  onymousLogout","purchaseHolders","onRestore","anonymousHolders","oneTimePurchases","unclaime\#
  dPurchases","userIdLengthMax","blockedUserIds"]},"RulesChoice":{"description":"Name of a pre\#
  set, or an object with a preset and the rules that differ from it.","anyOf":[{"$ref":"#/comp\#
  onents/schemas/Preset"},{"title":"rules","type":"object","properties":{"preset":{"$ref":"#/c\#
  omponents/schemas/Preset","description":"Preset that supplies the rules that are not given."\#
  ,"default":"qonversion"},"anonymousPrefix":{"description":"Beginning of each anonymous id; 3\#
  2 lower-case hex digits follow. When it is empty, an anonymous id is a lower-case UUID.","ty\#
  pe":"string","maxLength":64},"onIdentifyNew":{"description":"What a login of a new user id d\#
  oes when no user is logged in on the device.","type":"string","enum":["attach","alias","alia\#
  sUnlessLinked","move","switch"]},"onIdentifyKnown":{"description":"What a login of a known u\#
  ser id does when no user is logged in on the device.","type":"string","enum":["attach","alia\#
  s","aliasUnlessLinked","move","switch"]},"onSwitch":{"description":"What a login does when a\#
  nother user is logged in on the device.","type":"string","enum":["logoutFirst","switch"]},"o\#
  nLogout":{"description":"The current user after a logout: the same anonymous user (return), \#
  or a new anonymous user (rotate).","type":"string","enum":["return","rotate"]},"onAnonymousL\#
  ogout":{"description":"What a logout does when no user is logged in.","type":"string","enum"\#
  :["ignore","refuse","rotate"]},"purchaseHolders":{"description":"Who holds a new purchase: t\#
  he device's anonymous user and its identified user, or only the current user.","type":"strin\#
  g","enum":["deviceAndUser","currentUser"]},"onRestore":{"description":"What a restore does w\#
  ith a purchase that another user holds.","type":"string","enum":["share","transfer","transfe\#
  rIfInactive","keep","alias"]},"anonymousHolders":{"description":"What a restore does with a \#
  purchase that only anonymous users hold.","type":"string","enum":["asOthers","alias"]},"oneT\#
  imePurchases":{"description":"Whether a restore moves one-time purchases.","type":"string","\#
  enum":["move","stay"]},"unclaimedPurchases":{"description":"What the daemon does with a purc\#
  hase that a store reports without a known user: it does not record it (ignore), records it w\#
  ithout a holder (keep), or gives it to a new anonymous user (anonymous).","type":"string","e\#
  num":["ignore","keep","anonymous"]},"userIdLengthMax":{"description":"Maximum length of a us\#
  er id, in Unicode scalars.","type":"integer","minimum":1,"maximum":255},"blockedUserIds":{"d\#
  escription":"Ids that no user may have, compared byte by byte. The empty id is always blocke\#
  d.","type":"array","items":{"type":"string","maxLength":255},"maxItems":1000}},"required":[]\#
  ,"additionalProperties":false}]},"State":{"description":"State of a purchase or grant. Null \#
  before it begins, and for an entitlement that only `entitlements` of `checkEntitlements` nam\#
  es.","type":["string","null"],"enum":["active","trial","intro","gracePeriod","billingRetry",\#
  "paused","expired","refunded","revoked",null],"x-code":[1,2,3,4,5,6,7,8,9]},"StorageStats":{\#
  "description":"The files of the store, and the work on them since the daemon's start. Missin\#
  g if the store is in memory.","type":"object","properties":{"dataFileBytes":{"description":"\#
  Size of the data file.","type":"integer","minimum":0},"logFileBytes":{"description":"Size of\#
   SQLite's write-ahead log.","type":"integer","minimum":0},"journalFileBytes":{"description":\#
  "Size of the two files of the journal.","type":"integer","minimum":0},"journalBytes":{"descr\#
  iption":"Bytes in the journal that the daemon has not copied to the tables yet.","type":"int\#
  eger","minimum":0},"journalAgeMs":{"description":"Milliseconds since the oldest of them was \#
  committed; 0 if there are none.","type":"integer","minimum":0},"freeBytes":{"description":"F\#
  ree space for the daemon on the file system of the data file; null if the system does not sa\#
  y.","type":["integer","null"],"minimum":0},"syncs":{"$ref":"#/components/schemas/Durations"}\#
  ,"checkpoints":{"$ref":"#/components/schemas/Durations"},"rebuilds":{"$ref":"#/components/sc\#
  hemas/Durations"}},"required":["dataFileBytes","logFileBytes","journalFileBytes","journalByt\#
  es","journalAgeMs","freeBytes","syncs","checkpoints","rebuilds"]},"Store":{"description":"St\#
  ore that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku, \#
  microsoft, paddle, stripe, web, or one of the project's `stores.custom`.","type":"string","p\#
  attern":"^[A-Za-z0-9._-]{1,64}$"},"StoreAccountId":{"description":"A store account, for exam\#
  ple an Apple ID or a Google account, whose purchases a device can restore.","type":"string",\#
  "minLength":1,"maxLength":255},"StoreNotification":{"description":"The store's message. `id`\#
   and `type` are null for a bare signed transaction, and for what the caller fetched.","type"\#
  :"object","properties":{"id":{"description":"Apple's `notificationUUID`, Google's `messageId\#
  `, Stripe's event id.","type":["string","null"]},"type":{"description":"The store's type.","\#
  type":["string","null"]},"subtype":{"description":"Apple's subtype; null if there is none.",\#
  "type":["string","null"]},"at":{"$ref":"#/components/schemas/Moment","description":"Time at \#
  which the store made it."},"environment":{"description":"Null if the message has none.","typ\#
  e":["string","null"],"enum":["production","sandbox",null]}},"required":["id","type","subtype\#
  ","at","environment"]},"StoreQuestion":{"description":"What to fetch from the store: its kin\#
  d, and the ids that the store gave.","type":"object","properties":{"kind":{"type":"string","\#
  enum":["subscription","product","invoice","checkoutSession"]},"id":{"description":"Id of the\#
   object at Stripe.","type":"string"},"packageName":{"description":"Package of the app at Goo\#
  gle.","type":"string"},"purchaseToken":{"description":"Token of the purchase at Google.","ty\#
  pe":"string"},"charge":{"description":"Charge whose invoice is to be fetched.","type":"strin\#
  g"},"paymentIntent":{"description":"Payment whose invoice is to be fetched.","type":"string"\#
  },"expand":{"description":"What the object at Stripe must contain as a whole, and not as an \#
  id.","type":"string","enum":["latest_invoice","subscription"]}},"required":["kind"]},"StoreR\#
  esponse":{"description":"An object that the caller fetched from a store's API.","title":"a r\#
  esponse","type":"object","properties":{"kind":{"description":"What `body` is: for `playStore\#
  `, `subscription` (purchases.subscriptionsv2) or `product` (purchases.productsv2); for `stri\#
  pe`, `subscription`, `invoice` or `checkoutSession`.","type":"string","enum":["subscription"\#
  ,"product","invoice","checkoutSession"]},"purchaseToken":{"description":"Token of the purcha\#
  se at Google. Required for `playStore` without a payload.","type":"string","minLength":1,"ma\#
  xLength":255},"packageName":{"description":"Package of the app at Google.","type":"string","\#
  minLength":1,"maxLength":255},"body":{"description":"The JSON object that the API returned."\#
  ,"type":"object","additionalProperties":{}},"fetchedAt":{"$ref":"#/components/schemas/Moment\#
  ","description":"Time of the fetch, RFC 3339; used without a payload. Default: now, by the s\#
  ystem clock."}},"required":["kind","body"],"additionalProperties":false},"StoreState":{"desc\#
  ription":"Where the daemon keeps its data.","type":"object","properties":{"kind":{"descripti\#
  on":"Kind of the store.","type":"string","enum":["memory","sqlite","postgres"]},"shared":{"d\#
  escription":"Whether other daemons may write the store, too: true only for `postgres`.","typ\#
  e":"boolean"},"reachable":{"description":"Whether the database answered when the daemon last\#
   asked, which it does once a second or more often. Only if `shared`.","type":"boolean"},"dur\#
  ability":{"description":"`replicated` if a commit waits until a standby has it; otherwise `l\#
  ocal`. Only if `shared`, and once the database has answered.","type":"string","enum":["local\#
  ","replicated"]},"historyLosses":{"description":"How often since its start the daemon found \#
  that the database had lost commits, for example after a restored backup. Only if `shared`.",\#
  "type":"integer","minimum":0},"clockOffsetMs":{"description":"Milliseconds by which the data\#
  base's clock is ahead of this machine's; negative if it is behind. Only if `shared`, and onc\#
  e the database has answered.","type":"integer"}},"required":["kind","shared"]},"Stores":{"de\#
  scription":"Settings of the stores in which a project sells.","type":"object","properties":{\#
  "appStore":{"$ref":"#/components/schemas/AppStoreSettings","description":"Absent when not de\#
  fined."},"playStore":{"$ref":"#/components/schemas/PlayStoreSettings","description":"Absent \#
  when not defined."},"stripe":{"$ref":"#/components/schemas/StripeSettings","description":"Ab\#
  sent when not defined."},"custom":{"description":"Stores of the project's own, in byte order\#
  .","type":"array","items":{"$ref":"#/components/schemas/Store"},"maxItems":20}},"required":[\#
  "custom"]},"StoresChoice":{"description":"New settings of stores. A setting that is left out\#
   stays.","title":"stores","type":"object","properties":{"appStore":{"description":"How the p\#
  roject verifies what the App Store sends. Replaces the settings as a whole; null removes the\#
  m.","title":"the App Store","type":["object","null"],"properties":{"apps":{"description":"Ap\#
  ps whose notifications the project takes.","type":"array","items":{"$ref":"#/components/sche\#
  mas/AppStoreApp"},"maxItems":100},"environments":{"type":"array","items":{"$ref":"#/componen\#
  ts/schemas/AppStoreEnvironment"},"maxItems":4,"description":"Environments that the project t\#
  akes. Default: `Production` and `Sandbox`. `Xcode` and `LocalTesting` need a project whose `\#
  environment` is not `production`."},"roots":{"description":"Root certificates that replace A\#
  pple's, as DER in base64. `project.define` checks that each has the shape of a certificate; \#
  its fields are read when a notification comes. Only where the project's `environment` is not\#
   `production`. Default: Apple's root.","type":"array","items":{"type":"string"},"maxItems":1\#
  0}},"required":["apps"],"additionalProperties":false},"playStore":{"description":"How the pr\#
  oject verifies and reads what Google Play sends. Replaces the settings as a whole; null remo\#
  ves them.","title":"Google Play","type":["object","null"],"properties":{"packages":{"descrip\#
  tion":"Package names of the apps whose notifications the project takes.","type":"array","ite\#
  ms":{"type":"string","minLength":1,"maxLength":255},"maxItems":100}},"required":["packages"]\#
  ,"additionalProperties":false},"stripe":{"description":"How the project verifies and reads S\#
  tripe's events. Replaces the settings as a whole; null removes them.","title":"Stripe","type\#
  ":["object","null"],"properties":{"secret":{"description":"Signing secret of Stripe's endpoi\#
  nt, with its `whsec_`.","type":"string","minLength":1,"maxLength":255},"oldSecret":{"descrip\#
  tion":"Previous secret, which the daemon also accepts; null when there is none.","type":["st\#
  ring","null"],"minLength":1,"maxLength":255},"product":{"description":"Member of Stripe's pr\#
  ice that names the product: its `product`, its own id, or its `lookup_key`.","type":"string"\#
  ,"enum":["product","price","lookupKey"],"default":"product"},"userFrom":{"description":"Memb\#
  ers of Stripe's objects that contain the account token: `client_reference_id`, `customer` or\#
   `metadata.NAME`. The first that is present counts. Default: `client_reference_id`.","type":\#
  "array","items":{"type":"string","minLength":1,"maxLength":255},"maxItems":10},"grace":{"$re\#
  f":"#/components/schemas/Duration","description":"How long access continues while a renewal \#
  is unpaid and Stripe retries it, ISO 8601. Default: P0D."}},"required":["secret"],"additiona\#
  lProperties":false},"custom":{"description":"Stores of the project's own. They replace the p\#
  revious list as a whole.","type":"array","items":{"$ref":"#/components/schemas/Store"},"maxI\#
  tems":20}},"required":[],"additionalProperties":false},"StripeSettings":{"description":"How \#
  the project reads Stripe's events. Only `project.stores` returns the secrets.","type":"objec\#
  t","properties":{"secret":{"description":"Signing secret of Stripe's endpoint, with its `whs\#
  ec_`. Only in `project.stores`.","type":"string","minLength":1,"maxLength":255},"oldSecret":\#
  {"description":"Previous secret, which the daemon also accepts; null when there is none. Onl\#
  y in `project.stores`.","type":["string","null"],"minLength":1,"maxLength":255},"product":{"\#
  description":"Member of Stripe's price that names the product: its `product`, its own id, or\#
   its `lookup_key`.","type":"string","enum":["product","price","lookupKey"],"x-code":[1,2,3]}\#
  ,"userFrom":{"description":"Members of Stripe's objects that contain the account token: `cli\#
  ent_reference_id`, `customer` or `metadata.NAME`. The first that is present counts.","type":\#
  "array","items":{"type":"string","minLength":1,"maxLength":255},"maxItems":10},"grace":{"$re\#
  f":"#/components/schemas/Duration","description":"How long access continues while a renewal \#
  is unpaid and Stripe retries it, ISO 8601."}},"required":["product","userFrom","grace"]},"Su\#
  bscriptionId":{"description":"Id of a subscription. It is unique within one connection.","ty\#
  pe":"string","maxLength":255},"SuggestedCall":{"description":"A complete call that would mak\#
  e the entitlement active. The daemon has tried it in a dry run.","type":"object","properties\#
  ":{"method":{"description":"Method of the call.","type":"string"},"params":{"description":"P\#
  arams of the call.","type":"object"},"role":{"description":"Role that the caller needs.","ty\#
  pe":"string","enum":["read","write","admin"]},"text":{"description":"An explanation in one s\#
  entence.","type":"string"}},"required":["method","params","role","text"]},"Transaction":{"de\#
  scription":"One transaction of a purchase: a paid period or a single payment. A member that \#
  is not required is absent when it is not set.","type":"object","properties":{"transactionId"\#
  :{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/Produ\#
  ctId"},"periodType":{"$ref":"#/components/schemas/PeriodType"},"purchasedAt":{"$ref":"#/comp\#
  onents/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment"},"noEnd":{\#
  "description":"Only in an export: true if a statement named `expiresAt` as null, so that no \#
  grace period counts as the end; otherwise absent.","type":"boolean"},"isFamilyShared":{"desc\#
  ription":"Whether a family member bought it and shares it. An export always shows this membe\#
  r and those up to `attributes`.","type":"boolean"},"price":{"description":"A decimal number \#
  in a string, for example \"9.99\".","type":["string","null"]},"currency":{"description":"ISO\#
   4217 code, as it was sent.","type":["string","null"]},"country":{"description":"ISO 3166 co\#
  de, as it was sent.","type":["string","null"]},"offerCode":{"description":"Offer code, as it\#
   was sent.","type":["string","null"]},"attributes":{"$ref":"#/components/schemas/Attributes"\#
  },"kind":{"$ref":"#/components/schemas/ProductKind","description":"The kind that the store n\#
  amed."},"environment":{"$ref":"#/components/schemas/PurchaseEnvironment","description":"The \#
  environment that the store named."},"autoRenew":{"description":"False while auto-renew is of\#
  f.","type":"boolean"},"autoRenewDisabledAt":{"$ref":"#/components/schemas/Moment","descripti\#
  on":"Time since which auto-renew has been off."},"gracePeriodExpiresAt":{"$ref":"#/component\#
  s/schemas/Moment","description":"Last moment of the grace period."},"billingRetry":{"descrip\#
  tion":"True while the store retries a failed payment.","type":"boolean"},"pausedUntil":{"$re\#
  f":"#/components/schemas/Moment","description":"Time at which the pause ends."},"refundedAt"\#
  :{"$ref":"#/components/schemas/Moment","description":"Time of the refund."},"revokedAt":{"$r\#
  ef":"#/components/schemas/Moment","description":"Time at which the store withdrew access."},\#
  "endedAt":{"$ref":"#/components/schemas/Moment","description":"Time at which access ended be\#
  fore the end of the period."},"paused":{"description":"True while the store reports the subs\#
  cription as paused.","type":"boolean"},"renewsAs":{"$ref":"#/components/schemas/ProductId","\#
  description":"Product of the next period."},"endReason":{"$ref":"#/components/schemas/EndRea\#
  son"},"billingIssueAt":{"$ref":"#/components/schemas/Moment","description":"Time since which\#
   billing has failed."},"listedAt":{"$ref":"#/components/schemas/Moment","description":"Time \#
  at which the store last listed the items of the subscription, this one among them. Absent if\#
   the subscription had one item only."},"asOf":{"$ref":"#/components/schemas/Moment","descrip\#
  tion":"Time of the newest statement about the transaction."}},"required":["transactionId","p\#
  roduct","periodType","purchasedAt","expiresAt","asOf"]},"TransactionId":{"description":"Id t\#
  hat a store gives to a transaction.","type":"string","minLength":1,"maxLength":255},"User":{\#
  "description":"The current user of a device, or the user that an id belongs to.","type":"obj\#
  ect","properties":{"id":{"$ref":"#/components/schemas/UserId","description":"For a device: t\#
  he identified user, or else the anonymous user. For an id: that id if it is identified, or e\#
  lse the customer's identified id, or its anonymous id if it has none."},"anonymousId":{"desc\#
  ription":"For a device: its anonymous user. For an id: that id if it is anonymous, or else n\#
  ull.","type":["string","null"]},"identityId":{"description":"Id of the identified user; null\#
   for an anonymous user.","type":["string","null"]},"customerId":{"$ref":"#/components/schema\#
  s/UserId","description":"Id of the customer. It stays the same across logins, and every user\#
  Id param accepts it."},"aliases":{"description":"Every id of the customer, in byte order. It\#
   omits the customerId of a customer that began with an identified user.","type":"array","ite\#
  ms":{"$ref":"#/components/schemas/UserId"}},"device":{"$ref":"#/components/schemas/DeviceId"\#
  ,"description":"Id of the device; absent when the request names a user."},"createdAt":{"$ref\#
  ":"#/components/schemas/Moment","description":"Time at which the customer was created."},"en\#
  vironment":{"$ref":"#/components/schemas/ProjectEnvironment"}},"required":["id","anonymousId\#
  ","identityId","customerId","aliases","createdAt","environment"]},"UserId":{"description":"I\#
  d of a user: the app's own id, an anonymous id, or a customerId. It has 1 to `userIdLengthMa\#
  x` Unicode scalars, and the daemon compares it byte by byte. An empty id is blockedUserId an\#
  d a longer id userIdTooLong, so this schema has no length.","type":"string"},"Warning":{"des\#
  cription":"A sign that an accepted request may be a mistake.","type":"object","properties":{\#
  "kind":{"type":"string","enum":["unknownProduct","unknownEntitlement","subscriptionWithoutEn\#
  d","heldByNobody","sameMoment","asOfAhead","keyTaken","accountTokenDiffers","accountTokensFu\#
  ll","transactionDiffers","unknownNotification"]},"message":{"description":"An explanation in\#
   one sentence.","type":"string"},"nearest":{"description":"Similar names that exist, nearest\#
   first. An unknown entitlement always has it.","type":"array","items":{"type":"string"}},"fi\#
  elds":{"description":"In sameMoment: the fields that two statements of one moment give diffe\#
  rent values.","type":"array","items":{"type":"string"}}},"required":["kind","message"]},"Web\#
  hook":{"description":"A URL that receives a project's events, with its secrets. Only an admi\#
  n can read it.","type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl\#
  "},"secret":{"$ref":"#/components/schemas/WebhookSecret"},"oldSecret":{"description":"Second\#
   secret that also signs each delivery; null when there is none.","type":["string","null"]},"\#
  authorization":{"description":"What posts carry in their header `Authorization`; null when t\#
  hey carry none.","type":["string","null"]},"format":{"$ref":"#/components/schemas/WebhookFor\#
  mat"},"kinds":{"description":"Kinds of events that it receives; absent when it receives ever\#
  y kind.","type":"array","items":{"$ref":"#/components/schemas/EventKind"}},"paused":{"descri\#
  ption":"True if webhook.pause stopped the posts to the URL.","type":"boolean"},"consumer":{"\#
  $ref":"#/components/schemas/ConsumerId","description":"Name of the consumer whose cursor is \#
  the webhook's position. A replay gives the webhook a new consumer."},"cursor":{"$ref":"#/com\#
  ponents/schemas/Cursor","description":"The webhook's position: all events up to this cursor \#
  are delivered."}},"required":["url","secret","oldSecret","authorization","format","paused","\#
  consumer","cursor"]},"WebhookChoice":{"description":"A URL that receives the project's event\#
  s.","title":"a webhook","type":"object","properties":{"url":{"$ref":"#/components/schemas/We\#
  bhookUrl"},"secret":{"$ref":"#/components/schemas/WebhookSecret"},"oldSecret":{"$ref":"#/com\#
  ponents/schemas/WebhookSecret","description":"Second secret that also signs each delivery, u\#
  ntil every receiver knows the new secret."},"authorization":{"description":"Secret that post\#
  s carry in their header `Authorization`, with the format `qonversion` after `Basic `. Printa\#
  ble ASCII, without a space at either end.","type":"string","minLength":1,"maxLength":1000},"\#
  format":{"$ref":"#/components/schemas/WebhookFormat","default":"entitled"},"kinds":{"descrip\#
  tion":"Kinds of events that it receives, by their names in the feed; the program skips the o\#
  thers. Default: every kind.","type":"array","items":{"$ref":"#/components/schemas/EventKind"\#
  },"minItems":1,"maxItems":20}},"required":["url","secret"],"additionalProperties":false},"We\#
  bhookFailure":{"description":"The latest failed attempt for the oldest event that waits for \#
  another attempt; if no event waits, the latest failed attempt.","type":"object","properties"\#
  :{"at":{"$ref":"#/components/schemas/Moment","description":"Time of the latest attempt."},"c\#
  ursor":{"$ref":"#/components/schemas/Cursor","description":"Cursor of the event."},"reason":\#
  {"description":"Why the attempt failed, for people.","type":"string","maxLength":500},"attem\#
  pts":{"description":"Number of attempts so far to post the event.","type":"integer","minimum\#
  ":1},"nextAttemptAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of th\#
  e next attempt; null if the event is delivered or no program posts it."}},"required":["at","\#
  cursor","reason","attempts","nextAttemptAt"]},"WebhookFormat":{"description":"Format of a de\#
  livery. `entitled`: the event as in the log. `purchasely`, `revenuecat` and `qonversion`: as\#
   these systems document it (webhooks.md).","type":"string","enum":["entitled","purchasely","\#
  revenuecat","qonversion"],"x-code":[1,2,3,4]},"WebhookReport":{"description":"The results of\#
   the posts to a URL.","title":"a report","type":"object","properties":{"url":{"$ref":"#/comp\#
  onents/schemas/WebhookUrl"},"deliveredAt":{"$ref":"#/components/schemas/Moment","description\#
  ":"Time of the latest delivery."},"failure":{"description":"The latest failed attempt for th\#
  e oldest event that waits for another attempt; if no event waits, the latest failed attempt.\#
  ","title":"a failure","type":"object","properties":{"at":{"$ref":"#/components/schemas/Momen\#
  t","description":"Time of the attempt."},"cursor":{"$ref":"#/components/schemas/Cursor","des\#
  cription":"Cursor of the event."},"reason":{"description":"Why the attempt failed, for peopl\#
  e.","type":"string","maxLength":500},"attempts":{"description":"Number of attempts so far to\#
   post the event.","type":"integer","minimum":1,"maximum":2147483647},"nextAttemptAt":{"$ref"\#
  :"#/components/schemas/Moment","description":"Time of the next attempt; absent if the event \#
  is delivered."}},"required":["at","cursor","reason","attempts"],"additionalProperties":false\#
  }},"required":["url"],"additionalProperties":false},"WebhookSecret":{"description":"Key that\#
   signs each delivery. After `whsec_`: the key in base64. Any other text is the key itself, i\#
  n UTF-8.","type":"string","minLength":1,"maxLength":255},"WebhookStatus":{"description":"A U\#
  RL that receives a project's events, and the results of the posts to it.","type":"object","p\#
  roperties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"format":{"$ref":"#/components/\#
  schemas/WebhookFormat"},"state":{"description":"`paused` by webhook.pause; `stopped` if no p\#
  rogram posts; `failing` if an event waits for another attempt; else `posting`.","type":"stri\#
  ng","enum":["paused","stopped","failing","posting"]},"cursor":{"$ref":"#/components/schemas/\#
  Cursor","description":"The webhook's position: all events up to this cursor are delivered."}\#
  ,"backlog":{"description":"Number of events after `cursor`.","type":"integer","minimum":0},"\#
  deliveredAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the latest\#
   delivery; null if the daemon has had no report of a delivery since its start."},"failure":{\#
  "$ref":"#/components/schemas/WebhookFailure","description":"Absent if the daemon has had no \#
  report of a failure since its start."}},"required":["url","format","state","cursor","backlog\#
  ","deliveredAt"]},"WebhookSummary":{"description":"A URL that receives a project's events.",\#
  "type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"format":{"$r\#
  ef":"#/components/schemas/WebhookFormat"}},"required":["url","format"]},"WebhookUrl":{"descr\#
  iption":"An absolute `https://` or `http://` URL with a host, and optionally a port, a path \#
  and a query. It has no user, password or fragment, because every reader of the project sees \#
  it.","type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","minLength":8,"maxLength":2000}},\#
  "errors":{"parseError":{"code":-32700,"message":"The line is not valid JSON; lines.md define\#
  s the grammar. `offset` is the position of the first wrong byte, counted from 0.","data":{"k\#
  ind":"parseError","retryable":false}},"invalidRequest":{"code":-32600,"message":"The line is\#
   JSON, but not a request: it is not an object or an empty batch, it has no method, its `json\#
  rpc` is not \"2.0\", or its id or params have a wrong type.","data":{"kind":"invalidRequest"\#
  ,"retryable":false}},"messageTooLarge":{"code":-32600,"message":"A line has more than `limit\#
  ` bytes before its line feed. The daemon drops the line and reads the next line as usual.","\#
  data":{"kind":"messageTooLarge","retryable":false}},"batchTooLarge":{"code":-32600,"message"\#
  :"A batch has more than `limit` entries, and the daemon executes none of them. Or the replie\#
  s to earlier entries have more than `limit` bytes, and the daemon does not execute this entr\#
  y.","data":{"kind":"batchTooLarge","retryable":false}},"notInBatch":{"code":-32600,"message"\#
  :"The method is not allowed in a batch.","data":{"kind":"notInBatch","retryable":false}},"un\#
  knownMethod":{"code":-32601,"message":"The daemon has no such method. `nearest` lists simila\#
  r names.","data":{"kind":"unknownMethod","retryable":false}},"invalidParams":{"code":-32602,\#
  "message":"A parameter is missing, unknown, of a wrong type or out of range, or two paramete\#
  rs exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":\#
  "invalidParams","retryable":false}},"internalError":{"code":-32603,"message":"The daemon has\#
   a fault. Its log has the same `reference`.","data":{"kind":"internalError","retryable":fals\#
  e}},"permissionDenied":{"code":1000,"message":"The caller's role is lower than the role that\#
   the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is\#
   the method's role.","data":{"kind":"permissionDenied","retryable":false}},"unknownDevice":{\#
  "code":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","retr\#
  yable":false}},"unknownUser":{"code":1101,"message":"The project has no such user.","data":{\#
  "kind":"unknownUser","retryable":false}},"blockedUserId":{"code":1102,"message":"No user may\#
   have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUs\#
  erId","retryable":false}},"userIdTooLong":{"code":1103,"message":"The id has more Unicode sc\#
  alars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":fals\#
  e}},"reservedUserId":{"code":1104,"message":"The id begins with the project's anonymous pref\#
  ix, or it is the id of an anonymous user or a customerId. In `user.import`: the id belongs t\#
  o another customer, or no daemon makes such an anonymous id or customerId.","data":{"kind":"\#
  reservedUserId","retryable":false}},"alreadyAnonymous":{"code":1105,"message":"No user is lo\#
  gged in on the device, and the project's `onAnonymousLogout` is `refuse`.","data":{"kind":"a\#
  lreadyAnonymous","retryable":false}},"unknownProject":{"code":1200,"message":"The daemon has\#
   no such project.","data":{"kind":"unknownProject","retryable":false}},"unknownPurchase":{"c\#
  ode":1201,"message":"The project has no purchase with this store and originalTransactionId, \#
  or the purchase has no such transaction. Nothing changes.","data":{"kind":"unknownPurchase",\#
  "retryable":false}},"purchaseHeldByAnother":{"code":1202,"message":"Another user holds the p\#
  urchase, and a rule of the project keeps it there. `holder` and `rule` name them. In `user.i\#
  mport` there is no `rule`: the import does not name the holder. Nothing changes.","data":{"k\#
  ind":"purchaseHeldByAnother","retryable":false}},"unknownEntitlement":{"code":1203,"message"\#
  :"A call grants or explains an entitlement that the project does not have. `nearest` lists s\#
  imilar names.","data":{"kind":"unknownEntitlement","retryable":false}},"notAManualGrant":{"c\#
  ode":1204,"message":"The user has no active grant of this entitlement. For example, a purcha\#
  se gives it, or the grant has ended.","data":{"kind":"notAManualGrant","retryable":false}},"\#
  clockNotManual":{"code":1205,"message":"The project uses the system's clock, which cannot be\#
   advanced.","data":{"kind":"clockNotManual","retryable":false}},"cannotUndo":{"code":1206,"m\#
  essage":"The daemon cannot undo the link. Nothing changes. `obstacle` is the reason: `unknow\#
  nEvent`; `otherKind`: an event of this kind cannot be undone; `noLink`: the event linked not\#
  hing; `undone`: the link is already undone; `isUndo`: the event comes from an undo; `laterAl\#
  ias`: a later alias merged the customer with another user; `tooMuch`: too many users and pur\#
  chases depend on the link; `unclear`: a deletion erased part of the history. `event` is the \#
  id of the event that prevents the undo.","data":{"kind":"cannotUndo","retryable":false}},"un\#
  knownConsumer":{"code":1207,"message":"No consumer of this name has acknowledged an event. `\#
  events.acknowledge` does not create a name that begins with `webhook-`: those belong to webh\#
  ooks.","data":{"kind":"unknownConsumer","retryable":false}},"unknownWebhook":{"code":1208,"m\#
  essage":"The project has no webhook with this URL. The error does not repeat the URL.","data\#
  ":{"kind":"unknownWebhook","retryable":false}},"productInUse":{"code":1209,"message":"`produ\#
  cts` leaves out a product that a stored transaction names, and `removed` does not name it. N\#
  othing changes. `product` is the first such product; `customers` counts who holds a purchase\#
   that names it, also an expired one. `customers` is missing if the project has more than `de\#
  finitionRecordsMax` customers and purchases: each product counts as used then.","data":{"kin\#
  d":"productInUse","retryable":false}},"idempotencyConflict":{"code":1300,"message":"A call o\#
  f the same method used this key with other params in the last 24 hours.","data":{"kind":"ide\#
  mpotencyConflict","retryable":false}},"storageFull":{"code":1400,"message":"The disk has no \#
  room for the write. Nothing changes, and reading still works.","data":{"kind":"storageFull",\#
  "retryable":true}},"storageFailed":{"code":1401,"message":"The write may not be on the disk:\#
   the daemon stops, and its next start shows what is stored. Or the daemon cannot read a reco\#
  rd that the request needs, or its data file was removed: then it keeps running.","data":{"ki\#
  nd":"storageFailed","retryable":false}},"overloaded":{"code":1402,"message":"More requests a\#
  re waiting than the daemon accepts. Nothing changes. With a null `id`, the daemon dropped an\#
   unfinished line, and `limit` is the total size of all unfinished lines.","data":{"kind":"ov\#
  erloaded","retryable":true}},"tooManyConnections":{"code":1403,"message":"The daemon has rea\#
  ched its maximum of connections. It replies to the first line with this error and closes the\#
   connection.","data":{"kind":"tooManyConnections","retryable":false}},"shuttingDown":{"code"\#
  :1404,"message":"The daemon is shutting down. Nothing changes.","data":{"kind":"shuttingDown\#
  ","retryable":true}},"storageUnavailable":{"code":1405,"message":"The shared database could \#
  not be reached, or did not answer in time; other stores have no such error. With `outcome` `\#
  notApplied`, nothing changed. With `unknown`, the change may or may not be stored.","data":{\#
  "kind":"storageUnavailable","retryable":true}},"unverified":{"code":1500,"message":"The daem\#
  on does not trust what `store.notify` got: `reason` is `malformed`, `algorithm`, `chainLengt\#
  h`, `certificate`, `chain`, `extension`, `validity`, `signature`, `app`, `environment`, `uns\#
  ignedEnvironment` or `age`; stores.md says what each means. `httpStatus` is what the web ser\#
  ver should answer.","data":{"kind":"unverified","retryable":false}},"storeNotConfigured":{"c\#
  ode":1501,"message":"The project does not define the store of `store.notify`. The store send\#
  s the notification again if the web server answers `httpStatus`.","data":{"kind":"storeNotCo\#
  nfigured","retryable":true}},"verifierMissing":{"code":1502,"message":"The system has no lib\#
  crypto, which verifies what Apple signed. All other methods work.","data":{"kind":"verifierM\#
  issing","retryable":true}},"verifierFailed":{"code":1503,"message":"The process that verifie\#
  s what Apple signed ended, or took more than two seconds. The daemon starts it again.","data\#
  ":{"kind":"verifierFailed","retryable":true}}}}}\#

  """#
