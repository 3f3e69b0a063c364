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
  se},"background":{"expiriesDue":0,"expiriesLateMs":0,"erasures":0,"erasuresUncleared":0,"cle\#
  aredBy":null,"erasuresHalted":false,"catalogueChanges":0,"clockSteps":0}}}},{"name":"one met\#
  hod was called, and a consumer is behind","x-given":[{"method":"install","params":{"device":\#
  "phone"}},{"method":"events.acknowledge","params":{"consumer":"mailer","cursor":"0"}}],"para\#
  ms":[],"result":{"name":"result","value":{"uptimeMs":"{{any}}","methods":{"install":{"reques\#
  ts":1,"errors":{},"durations":{"count":1,"sumMicros":"{{any}}","maxMicros":"{{any}}","bucket\#
  s":["{{any}}"]}},"events.acknowledge":"{{any}}"},"refusals":{},"slowRequests":0,"cache":{"re\#
  plies":0,"replyHits":0,"records":"{{any}}","recordBytes":"{{any}}","recordLoads":"{{any}}"},\#
  "connections":{"open":"{{any}}","opened":"{{any}}","refused":0,"peers":"{{any}}","owedBytes"\#
  :0,"unsentBytes":0},"turns":"{{any}}","commits":{"turns":"{{any}}","waitingTurns":0,"failure\#
  s":0,"durations":"{{any}}"},"store":"{{any}}","feed":{"waits":0,"subscriptions":0,"consumers\#
  ":[{"project":"default","consumer":"mailer","cursor":"0","lag":1}],"moreConsumers":false},"b\#
  ackground":"{{any}}"}}}]},{"name":"setUserProperty","summary":"Stores a key/value property; \#
  never affects access.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"na\#
  me":"device","required":false,"summary":"Id of the device.","schema":{"$ref":"#/components/s\#
  chemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the user, instead of `\#
  device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"key","required":true,"su\#
  mmary":"Name of the property: 1 to 80 letters, digits, and _ . : - $. Names that other syste\#
  ms reserve, for example $email, have no special meaning.","schema":{"$ref":"#/components/sch\#
  emas/PropertyKey"}},{"name":"value","required":true,"summary":"New value. An empty string re\#
  moves the property.","schema":{"$ref":"#/components/schemas/PropertyValue"}},{"name":"projec\#
  t","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Pr\#
  ojectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the res\#
  ult and the events without changing anything.","schema":{"type":"boolean","default":false}},\#
  {"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with t\#
  he same params returns the stored result.","schema":{"$ref":"#/components/schemas/Idempotenc\#
  yKey"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":\#
  "object","properties":{"userId":{"$ref":"#/components/schemas/UserId","description":"Id of t\#
  he user that the result is about."},"key":{"$ref":"#/components/schemas/PropertyKey"},"value\#
  ":{"$ref":"#/components/schemas/PropertyValue"},"dryRun":{"description":"True in a dry run; \#
  otherwise absent.","type":"boolean"},"events":{"description":"The events that the call would\#
   emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"re\#
  played":{"description":"True when this is the stored result of an idempotency key; otherwise\#
   absent.","type":"boolean"}},"required":["userId","key","value"]}},"errors":[{"code":-32602,\#
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
  h project.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"A ca\#
  ll of the same method used this key with other params in the last 24 hours.","data":{"kind":\#
  "idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for t\#
  he write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable\#
  ":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its\#
   next start shows what is stored. Or the daemon cannot read a record that the request needs,\#
   or its data file was removed: then it keeps running.","data":{"kind":"storageFailed","retry\#
  able":false}},{"code":1405,"message":"The shared database could not be reached, or did not a\#
  nswer in time; other stores have no such error. With `outcome` `notApplied`, nothing changed\#
  . With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable",\#
  "retryable":true}}],"examples":[{"name":"the id of the user in another system","x-given":[{"\#
  method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlement\#
  s":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params\#
  ":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"key","value":"\#
  _q_custom_user_id"},{"name":"value","value":"yourSideUserId"}],"result":{"name":"result","va\#
  lue":{"userId":"{{anonymous}}","key":"_q_custom_user_id","value":"yourSideUserId"}}}]},{"nam\#
  e":"store.notify","summary":"Verifies a message of a store, and records what it reports.","x\#
  -role":"write","x-since":1,"paramStructure":"either","params":[{"name":"store","required":tr\#
  ue,"summary":"Store that sent it.","schema":{"type":"string","enum":["appStore","playStore",\#
  "stripe"]}},{"name":"payload","required":false,"summary":"Body of the store's request, uncha\#
  nged, or a signed transaction of StoreKit 2; at most 256 KiB. At least one of `payload` and \#
  `response` is required.","schema":{"type":"string"}},{"name":"headers","required":false,"sum\#
  mary":"Headers of the store's request, with names in any case. The daemon reads only `stripe\#
  -signature`.","schema":{"type":"object","additionalProperties":{"type":"string"},"maxPropert\#
  ies":200}},{"name":"response","required":false,"summary":"What the caller fetched from the s\#
  tore's API, for `playStore` and `stripe`.","schema":{"$ref":"#/components/schemas/StoreRespo\#
  nse"}},{"name":"device","required":false,"summary":"Device that presented the payload. At mo\#
  st one of `device` and `userId`.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name"\#
  :"userId","required":false,"summary":"User who presented the payload.","schema":{"$ref":"#/c\#
  omponents/schemas/UserId"}},{"name":"project","required":false,"summary":"Id of the project.\#
  ","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","\#
  required":false,"summary":"Computes the result and the events without changing anything.","s\#
  chema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summar\#
  y":"Makes a retry safe: the same key with the same params returns the stored result.","schem\#
  a":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"typ\#
  e":"object","properties":{"notification":{"$ref":"#/components/schemas/StoreNotification"},"\#
  outcome":{"description":"applied: a record changed. stale: the daemon has newer or equal inf\#
  ormation. repeated: the daemon recorded this notification before. ignored: it changes nothin\#
  g, see `why`. unclaimed: the purchase is recorded, and has no holder yet. ask: the store say\#
  s only that something changed, see `ask`.","type":"string","enum":["applied","stale","repeat\#
  ed","ignored","unclaimed","ask"]},"why":{"description":"Why the daemon ignores it. test: the\#
   store's test. unclaimed: the daemon finds no user for the purchase, and the rule `unclaimed\#
  Purchases` ignores such purchases. noEffect: it reports nothing about a purchase. unknownTyp\#
  e: the daemon does not know its type. Absent otherwise.","type":"string","enum":["test","unc\#
  laimed","noEffect","unknownType"]},"ask":{"$ref":"#/components/schemas/StoreQuestion","descr\#
  iption":"What to fetch from the store and to send as `response`, with the same payload. Abse\#
  nt for other outcomes."},"purchases":{"description":"What the notification did to each purch\#
  ase.","type":"array","items":{"$ref":"#/components/schemas/NotifiedPurchase"}},"warnings":{"\#
  description":"Absent when there are no warnings.","type":"array","items":{"$ref":"#/componen\#
  ts/schemas/Warning"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":\#
  "boolean"},"events":{"description":"The events that the call would emit. Only in a dry run."\#
  ,"type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"Tr\#
  ue when this is the stored result of an idempotency key; otherwise absent.","type":"boolean"\#
  }},"required":["notification","outcome","purchases"]}},"errors":[{"code":-32602,"message":"A\#
   parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude e\#
  ach other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidPara\#
  ms","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role tha\#
  t the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` i\#
  s the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"me\#
  ssage":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},\#
  {"code":1102,"message":"No user may have this id: it is empty, or in the project's `blockedU\#
  serIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id \#
  has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLon\#
  g","retryable":false}},{"code":1104,"message":"The id begins with the project's anonymous pr\#
  efix, or it is the id of an anonymous user or a customerId. In `user.import`: the id belongs\#
   to another customer, or no daemon makes such an anonymous id or customerId.","data":{"kind"\#
  :"reservedUserId","retryable":false}},{"code":1200,"message":"The daemon has no such project\#
  .","data":{"kind":"unknownProject","retryable":false}},{"code":1202,"message":"Another user \#
  holds the purchase, and a rule of the project keeps it there. `holder` and `rule` name them.\#
   In `user.import` there is no `rule`: the import does not name the holder. Nothing changes."\#
  ,"data":{"kind":"purchaseHeldByAnother","retryable":false}},{"code":1300,"message":"A call o\#
  f the same method used this key with other params in the last 24 hours.","data":{"kind":"ide\#
  mpotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the w\#
  rite. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":tr\#
  ue}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its nex\#
  t start shows what is stored. Or the daemon cannot read a record that the request needs, or \#
  its data file was removed: then it keeps running.","data":{"kind":"storageFailed","retryable\#
  ":false}},{"code":1405,"message":"The shared database could not be reached, or did not answe\#
  r in time; other stores have no such error. With `outcome` `notApplied`, nothing changed. Wi\#
  th `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","ret\#
  ryable":true}},{"code":1500,"message":"The daemon does not trust what `store.notify` got: `r\#
  eason` is `malformed`, `algorithm`, `chainLength`, `certificate`, `chain`, `extension`, `val\#
  idity`, `signature`, `app`, `environment`, `unsignedEnvironment` or `age`; stores.md says wh\#
  at each means. `httpStatus` is what the web server should answer.","data":{"kind":"unverifie\#
  d","retryable":false}},{"code":1501,"message":"The project does not define the store of `sto\#
  re.notify`. The store sends the notification again if the web server answers `httpStatus`.",\#
  "data":{"kind":"storeNotConfigured","retryable":true}},{"code":1502,"message":"The system ha\#
  s no libcrypto, which verifies what Apple signed. All other methods work.","data":{"kind":"v\#
  erifierMissing","retryable":true}},{"code":1503,"message":"The process that verifies what Ap\#
  ple signed ended, or took more than two seconds. The daemon starts it again.","data":{"kind"\#
  :"verifierFailed","retryable":true}}],"examples":[{"name":"a subscription of the App Store, \#
  before its user is known","x-given":[{"method":"project.define","params":{"products":{"month\#
  ly":{"kind":"subscription","entitlements":["premium"]}},"environment":"any","clock":{"manual\#
  ":"2026-01-01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":"com.example"}],"env\#
  ironments":["LocalTesting"]},"playStore":{"packages":["com.example"]},"stripe":{"secret":"wh\#
  sec_test"}}}}],"params":[{"name":"store","value":"appStore"},{"name":"payload","value":"{\"s\#
  ignedPayload\":\"eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoiU1VCU0NSSUJFRCIsIm5vdGlmaW\#
  NhdGlvblVVSUQiOiIwMDJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2\#
  lnbmVkRGF0ZSI6MTc2NzIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5leGFtcGxlIiwiZW52aXJvbm1lbn\#
  QiOiJMb2NhbFRlc3RpbmciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUowY2\#
  1GdWMyRmpkR2x2Ymtsa0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI1SlpDSTZJakVpTENKaWRXNWtiR1\#
  ZKWkNJNkltTnZiUzVsZUdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQjFjbU5vWVhObFJHRj\#
  BaU0k2TVRjMk56SXlOVFl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05qazVNRFF3TURBd01EQXNJblI1Y0dVaU\#
  9pSkJkWFJ2TFZKbGJtVjNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlkyTnZkVzUwVkc5clpXNGlPaUkzWl\#
  RObVlqSXdZaTAwWTJSaUxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTENKemFXZHVaV1JFWVhSbElqb3hOel\#
  kzTWpJMU5qQXdNREF3TENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUFBIiwic2lnbmVkUm\#
  VuZXdhbEluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ5WVc1ellXTjBhVzl1U1dRaU9pSX\#
  hJaXdpWVhWMGIxSmxibVYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2\#
  JIa2lMQ0poZFhSdlVtVnVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9qRTNOamN5TWpVMk1EQXdNREFzSW\#
  1WdWRtbHliMjV0Wlc1MElqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJQUxfQlVZIn\#
  0.AAAA\"}"}],"result":{"name":"result","value":{"notification":{"id":"002e14d5-51f5-4503-b5a\#
  8-c3a1af68eb20","type":"SUBSCRIBED","subtype":"INITIAL_BUY","at":"2026-01-01T00:00:00.000Z",\#
  "environment":"sandbox"},"outcome":"unclaimed","purchases":[{"store":"appStore","originalTra\#
  nsactionId":"1","transactionId":"1","outcome":"recorded"}]}}},{"name":"a repeat","x-given":[\#
  {"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitleme\#
  nts":["premium"]}},"environment":"any","clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores\#
  ":{"appStore":{"apps":[{"bundleId":"com.example"}],"environments":["LocalTesting"]},"playSto\#
  re":{"packages":["com.example"]},"stripe":{"secret":"whsec_test"}}}},{"method":"store.notify\#
  ","params":{"store":"appStore","payload":"{\"signedPayload\":\"eyJhbGciOiJFUzI1NiJ9.eyJub3Rp\#
  ZmljYXRpb25UeXBlIjoiU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQiOiIwMDJlMTRkNS01MWY1LTQ1MDMtYjVh\#
  OC1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6MTc2NzIyNTYwMDAwMCwiZGF0YSI6eyJi\#
  dW5kbGVJZCI6ImNvbS5leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRlc3RpbmciLCJzaWduZWRUcmFuc2FjdGlv\#
  bkluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2Ymtsa0lqb2lNU0lzSW05eWFXZHBibUZz\#
  VkhKaGJuTmhZM1JwYjI1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZiUzVsZUdGdGNHeGxJaXdpY0hKdlpIVmpk\#
  RWxrSWpvaWJXOXVkR2hzZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56SXlOVFl3TURBd01Dd2laWGh3YVhKbGMw\#
  UmhkR1VpT2pFM05qazVNRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKbGJtVjNZV0pzWlNCVGRXSnpZM0pwY0hS\#
  cGIyNGlMQ0poY0hCQlkyTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAwWTJSaUxUUTNZMk10T1RNMlpDMDVPV1Ey\#
  TldZMk1EZ3hNemdpTENKemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdNREF3TENKbGJuWnBjbTl1YldWdWRDSTZJ\#
  a3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5l\#
  eUp2Y21sbmFXNWhiRlJ5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIxSmxibVYzVUhKdlpIVmpkRWxrSWpvaWJX\#
  OXVkR2hzZVNJc0luQnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSdlVtVnVaWGRUZEdGMGRYTWlPakVzSW5O\#
  cFoyNWxaRVJoZEdVaU9qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0Wlc1MElqb2lURzlqWVd4VVpYTjBhVzVu\#
  SW4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}}],"params":[{"name":"store","value\#
  ":"appStore"},{"name":"payload","value":"{\"signedPayload\":\"eyJhbGciOiJFUzI1NiJ9.eyJub3RpZ\#
  mljYXRpb25UeXBlIjoiU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQiOiIwMDJlMTRkNS01MWY1LTQ1MDMtYjVhO\#
  C1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6MTc2NzIyNTYwMDAwMCwiZGF0YSI6eyJid\#
  W5kbGVJZCI6ImNvbS5leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRlc3RpbmciLCJzaWduZWRUcmFuc2FjdGlvb\#
  kluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2Ymtsa0lqb2lNU0lzSW05eWFXZHBibUZzV\#
  khKaGJuTmhZM1JwYjI1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZiUzVsZUdGdGNHeGxJaXdpY0hKdlpIVmpkR\#
  WxrSWpvaWJXOXVkR2hzZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56SXlOVFl3TURBd01Dd2laWGh3YVhKbGMwU\#
  mhkR1VpT2pFM05qazVNRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKbGJtVjNZV0pzWlNCVGRXSnpZM0pwY0hSc\#
  GIyNGlMQ0poY0hCQlkyTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAwWTJSaUxUUTNZMk10T1RNMlpDMDVPV1EyT\#
  ldZMk1EZ3hNemdpTENKemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdNREF3TENKbGJuWnBjbTl1YldWdWRDSTZJa\#
  3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5le\#
  Up2Y21sbmFXNWhiRlJ5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIxSmxibVYzVUhKdlpIVmpkRWxrSWpvaWJXO\#
  XVkR2hzZVNJc0luQnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSdlVtVnVaWGRUZEdGMGRYTWlPakVzSW5Oc\#
  FoyNWxaRVJoZEdVaU9qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0Wlc1MElqb2lURzlqWVd4VVpYTjBhVzVuS\#
  W4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}],"result":{"name":"result","value":\#
  {"notification":{"id":"002e14d5-51f5-4503-b5a8-c3a1af68eb20","type":"SUBSCRIBED","subtype":"\#
  INITIAL_BUY","at":"2026-01-01T00:00:00.000Z","environment":"sandbox"},"outcome":"repeated","\#
  purchases":[]}}},{"name":"a push of Google Play, which says only that something changed","x-\#
  given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","e\#
  ntitlements":["premium"]}},"environment":"any","clock":{"manual":"2026-01-01T00:00:00.000Z"}\#
  ,"stores":{"appStore":{"apps":[{"bundleId":"com.example"}],"environments":["LocalTesting"]},\#
  "playStore":{"packages":["com.example"]},"stripe":{"secret":"whsec_test"}}}}],"params":[{"na\#
  me":"store","value":"playStore"},{"name":"payload","value":"{\"message\":{\"data\":\"eyJ2ZXJ\#
  zaW9uIjoiMS4wIiwicGFja2FnZU5hbWUiOiJjb20uZXhhbXBsZSIsImV2ZW50VGltZU1pbGxpcyI6IjE3NjcyMjU2MDA\#
  wMDAiLCJzdWJzY3JpcHRpb25Ob3RpZmljYXRpb24iOnsidmVyc2lvbiI6IjEuMCIsIm5vdGlmaWNhdGlvblR5cGUiOjQ\#
  sInB1cmNoYXNlVG9rZW4iOiJ0b2tlbi0xIiwic3Vic2NyaXB0aW9uSWQiOiJtb250aGx5In19\",\"messageId\":\"\#
  1003\",\"publishTime\":\"2026-01-01T00:00:00Z\"},\"subscription\":\"projects/example/subscri\#
  ptions/rtdn\"}"}],"result":{"name":"result","value":{"notification":{"id":"1003","type":"PUR\#
  CHASED","subtype":null,"at":"2026-01-01T00:00:00.000Z","environment":null},"outcome":"ask","\#
  ask":{"kind":"subscription","packageName":"com.example","purchaseToken":"token-1"},"purchase\#
  s":[]}}},{"name":"a subscription fetched from Stripe","x-given":[{"method":"project.define",\#
  "params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"environ\#
  ment":"any","clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bu\#
  ndleId":"com.example"}],"environments":["LocalTesting"]},"playStore":{"packages":["com.examp\#
  le"]},"stripe":{"secret":"whsec_test"}}}}],"params":[{"name":"store","value":"stripe"},{"nam\#
  e":"response","value":{"kind":"subscription","fetchedAt":"2026-01-01T00:00:00.000Z","body":{\#
  "id":"sub_1","object":"subscription","status":"active","livemode":true,"customer":"cus_1","c\#
  ancel_at_period_end":false,"items":{"data":[{"current_period_start":1767225600,"current_peri\#
  od_end":1769904000,"price":{"id":"price_1","product":"monthly"}}]}}}}],"result":{"name":"res\#
  ult","value":{"notification":{"id":null,"type":null,"subtype":null,"at":"2026-01-01T00:00:00\#
  .000Z","environment":"production"},"outcome":"unclaimed","purchases":[{"store":"stripe","ori\#
  ginalTransactionId":"sub_1","transactionId":"sub_1:1767225600","outcome":"recorded"}]}}}]},{\#
  "name":"store.unclaimed","summary":"Lists the unclaimed purchases: those that have had no ho\#
  lder yet.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"after","\#
  required":false,"summary":"Cursor from an earlier reply. The reply has the purchases after i\#
  t.","schema":{"type":"string"}},{"name":"limit","required":false,"summary":"Maximum number o\#
  f purchases.","schema":{"type":"integer","minimum":1,"maximum":1000,"default":100}},{"name":\#
  "project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/sch\#
  emas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object","\#
  properties":{"purchases":{"description":"In the order of `store`, then `originalTransactionI\#
  d`, by bytes.","type":"array","items":{"$ref":"#/components/schemas/Purchase"}},"cursor":{"d\#
  escription":"What the next call gives as `after`.","type":"string"},"more":{"description":"W\#
  hether more purchases follow.","type":"boolean"}},"required":["purchases","cursor","more"]}}\#
  ,"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out\#
   of range, or two parameters exclude each other. `field` points to it; `nearest` lists simil\#
  ar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The ca\#
  ller's role is lower than the role that the method needs. `uid` and `role` are the caller's \#
  (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied\#
  ","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind\#
  ":"unknownProject","retryable":false}},{"code":1405,"message":"The shared database could not\#
   be reached, or did not answer in time; other stores have no such error. With `outcome` `not\#
  Applied`, nothing changed. With `unknown`, the change may or may not be stored.","data":{"ki\#
  nd":"storageUnavailable","retryable":true}}],"examples":[{"name":"one of two","x-given":[{"m\#
  ethod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements\#
  ":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"purchase","params\#
  ":{"product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:\#
  00:00Z","accountToken":"7E3FB20B-4CDB-47CC-936D-99D65F608138"}},{"method":"purchase","params\#
  ":{"product":"monthly","store":"appStore","transactionId":"1001","expiresAt":"2026-02-01T00:\#
  00:00Z"}}],"params":[{"name":"limit","value":1}],"result":{"name":"result","value":{"purchas\#
  es":[{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"mo\#
  nthly","kind":"subscription","state":"active","holders":[],"device":null,"storeAccount":null\#
  ,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","exp\#
  iresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment"\#
  :"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode"\#
  :null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry"\#
  :false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"\#
  renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"rep\#
  lacedAt":null,"keys":[],"renewsCount":0,"accountToken":"7e3fb20b-4cdb-47cc-936d-99d65f608138\#
  ","transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchas\#
  edAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","isFamilyShared":fal\#
  se,"price":null,"currency":null,"country":null,"offerCode":null,"attributes":{},"asOf":"2026\#
  -01-01T00:00:00.000Z"}]}],"cursor":"appStore:1000","more":true}}}]},{"name":"user.delete","s\#
  ummary":"Deletes a customer and erases its ids from everything that the daemon stores.","x-r\#
  ole":"admin","x-since":1,"paramStructure":"either","params":[{"name":"userId","required":tru\#
  e,"summary":"Any id of the customer.","schema":{"$ref":"#/components/schemas/UserId"}},{"nam\#
  e":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/\#
  schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Comput\#
  es the result and the events without changing anything.","schema":{"type":"boolean","default\#
  ":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same \#
  key with the same params returns the stored result.","schema":{"$ref":"#/components/schemas/\#
  IdempotencyKey"}},{"name":"traces","required":false,"summary":"When the reply comes: `pendin\#
  g`, when the tables have nothing of the customer any more; `cleared`, when no file has, whic\#
  h are overwritten at once.","schema":{"type":"string","enum":["pending","cleared"],"default"\#
  :"pending"}}],"result":{"name":"result","schema":{"type":"object","properties":{"tombstone":\#
  {"description":"New id that replaces every erased id in events. It belongs to no user.","typ\#
  e":"string"},"users":{"description":"Number of erased users: the aliases of the customer.","\#
  type":"integer","minimum":1},"devices":{"description":"Number of erased devices. `install` c\#
  an register them again.","type":"integer","minimum":0},"purchases":{"description":"Number of\#
   erased purchases: those that no other customer holds.","type":"integer","minimum":0},"share\#
  d":{"description":"Number of purchases that other customers hold and keep.","type":"integer"\#
  ,"minimum":0},"traces":{"description":"What is left of what is erased. `pending`: free bytes\#
   of the daemon's files, until `clearedBy`; `tracesCleared` tells when they are overwritten. \#
  `cleared`: nothing. `database`: it is deleted from the shared database, whose files belong t\#
  o its administrator (fleet.md).","type":"string","enum":["pending","cleared","database"]},"c\#
  learedBy":{"description":"When the last byte is overwritten, at the latest. Only if `traces`\#
   is `pending`.","$ref":"#/components/schemas/Moment"},"dryRun":{"description":"True in a dry\#
   run; otherwise absent.","type":"boolean"},"events":{"description":"The events that the call\#
   would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"\#
  }},"replayed":{"description":"True when this is the stored result of an idempotency key; oth\#
  erwise absent.","type":"boolean"}},"required":["tombstone","users","devices","purchases","sh\#
  ared","traces"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a \#
  wrong type or out of range, or two parameters exclude each other. `field` points to it; `nea\#
  rest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,\#
  "message":"The caller's role is lower than the role that the method needs. `uid` and `role` \#
  are the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":\#
  "permissionDenied","retryable":false}},{"code":1101,"message":"The project has no such user.\#
  ","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may have \#
  this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId",\#
  "retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the project\#
  's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"mess\#
  age":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{\#
  "code":1300,"message":"A call of the same method used this key with other params in the last\#
   24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":\#
  "The disk has no room for the write. Nothing changes, and reading still works.","data":{"kin\#
  d":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk\#
  : the daemon stops, and its next start shows what is stored. Or the daemon cannot read a rec\#
  ord that the request needs, or its data file was removed: then it keeps running.","data":{"k\#
  ind":"storageFailed","retryable":false}},{"code":1405,"message":"The shared database could n\#
  ot be reached, or did not answer in time; other stores have no such error. With `outcome` `n\#
  otApplied`, nothing changed. With `unknown`, the change may or may not be stored.","data":{"\#
  kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"with all that was hers",\#
  "x-given":[{"method":"project.define","params":{"rules":"revenuecat","products":{"monthly":{\#
  "kind":"subscription","entitlements":["premium"]}},"entitlements":["gift"],"clock":{"manual"\#
  :"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone","storeAccount\#
  ":"apple-ann","platform":"ios"}},{"method":"purchase","params":{"device":"iphone","product":\#
  "monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z","\#
  price":"9.99","currency":"EUR","attributes":{"campaign":"winter"}}},{"method":"identify","pa\#
  rams":{"device":"iphone","userId":"ann"}},{"method":"setUserProperty","params":{"userId":"an\#
  n","key":"$email","value":"ann@example.org"}}],"params":[{"name":"userId","value":"ann"}],"r\#
  esult":{"name":"result","value":{"tombstone":"{{any}}","users":2,"devices":1,"purchases":1,"\#
  shared":0,"traces":"{{any}}"}}},{"name":"a dry run","x-given":[{"method":"project.define","p\#
  arams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitleme\#
  nts":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{\#
  "device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"ann"}}],"para\#
  ms":[{"name":"userId","value":"ann"},{"name":"dryRun","value":true}],"result":{"name":"resul\#
  t","value":{"tombstone":"{{tombstone}}","users":1,"devices":0,"purchases":0,"shared":0,"trac\#
  es":"{{any}}","dryRun":true,"events":[{"id":"{{any}}","kind":"loggedOut","at":"2026-01-01T00\#
  :00:00.000Z","project":"default","user":"{{tombstone}}","userId":"{{tombstone}}","anonymousI\#
  d":"{{any}}","cause":{"method":"user.delete","id":"{{any}}"},"device":"iphone"},{"id":"{{any\#
  }}","kind":"userDeleted","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{tombs\#
  tone}}","userId":"{{tombstone}}","cause":{"method":"user.delete","id":"{{any}}"}}]}}}]},{"na\#
  me":"user.export","summary":"Returns everything that the daemon stores about a customer.","x\#
  -role":"read","x-since":1,"paramStructure":"either","params":[{"name":"userId","required":tr\#
  ue,"summary":"Any id of the customer.","schema":{"$ref":"#/components/schemas/UserId"}},{"na\#
  me":"withoutEvents","required":false,"summary":"Whether to leave out `events`, `cursor` and \#
  `moreEvents`.","schema":{"type":"boolean","default":false}},{"name":"project","required":fal\#
  se,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default\#
  ":"default"}}],"result":{"name":"result","schema":{"type":"object","properties":{"user":{"$r\#
  ef":"#/components/schemas/User"},"firstId":{"$ref":"#/components/schemas/UserId","descriptio\#
  n":"First id that the customer had. After a merge, that of the older customer."},"lastId":{"\#
  $ref":"#/components/schemas/UserId","description":"Id that acted last: the user of the last \#
  install, identify, purchase or restore."},"ids":{"description":"Every id of the customer, in\#
   byte order.","type":"array","items":{"type":"object","properties":{"id":{"$ref":"#/componen\#
  ts/schemas/UserId"},"kind":{"description":"Who uses the id. `customer`: the customerId of a \#
  customer that began with an identified user.","type":"string","enum":["anonymous","identifie\#
  d","customer"]},"device":{"description":"Device of an anonymous id; otherwise null.","type":\#
  ["string","null"]},"createdAt":{"$ref":"#/components/schemas/Moment"}},"required":["id","kin\#
  d","device","createdAt"]}},"devices":{"description":"Devices whose anonymous or identified u\#
  ser belongs to the customer, in byte order.","type":"array","items":{"type":"object","proper\#
  ties":{"device":{"$ref":"#/components/schemas/DeviceId"},"anonymousId":{"$ref":"#/components\#
  /schemas/UserId"},"identityId":{"description":"Id of the identified user; null when no user \#
  is logged in.","type":["string","null"]},"storeAccount":{"type":["string","null"]},"platform\#
  ":{"type":["string","null"]},"app":{"type":["string","null"]},"createdAt":{"$ref":"#/compone\#
  nts/schemas/Moment"}},"required":["device","anonymousId","identityId","storeAccount","platfo\#
  rm","app","createdAt"]}},"accountTokens":{"description":"Account tokens registered for the c\#
  ustomer, in byte order.","type":"array","items":{"$ref":"#/components/schemas/AccountToken"}\#
  },"purchases":{"description":"Purchases that the customer holds, with all their transactions\#
  .","type":"array","items":{"$ref":"#/components/schemas/Purchase"}},"claims":{"description":\#
  "Purchases that an import gave to the customer and that no store has reported yet.","type":"\#
  array","items":{"$ref":"#/components/schemas/PurchaseRef"}},"grants":{"description":"Grants,\#
   including those that have ended.","type":"array","items":{"type":"object","properties":{"en\#
  titlement":{"$ref":"#/components/schemas/EntitlementId"},"grantedAt":{"$ref":"#/components/s\#
  chemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment"},"revokedAt":{"$re\#
  f":"#/components/schemas/NullableMoment"}},"required":["entitlement","grantedAt","expiresAt"\#
  ,"revokedAt"]}},"properties":{"type":"array","items":{"type":"object","properties":{"key":{"\#
  $ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValu\#
  e"},"setAt":{"$ref":"#/components/schemas/Moment"}},"required":["key","value","setAt"]}},"ov\#
  erridden":{"description":"Earlier values of properties that another user of the same custome\#
  r replaced. An empty value is a removal.","type":"array","items":{"type":"object","propertie\#
  s":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/\#
  PropertyValue"},"setAt":{"$ref":"#/components/schemas/Moment"}},"required":["key","value","s\#
  etAt"]}},"entitlements":{"$ref":"#/components/schemas/Entitlements"},"at":{"$ref":"#/compone\#
  nts/schemas/Moment","description":"Time of the entitlements and of the purchases' states: no\#
  w."},"events":{"description":"Events of the customer, oldest first, at most 1000.","type":"a\#
  rray","items":{"$ref":"#/components/schemas/Event"}},"cursor":{"$ref":"#/components/schemas/\#
  Cursor","description":"Position at which events.read continues, with the same id as `user`."\#
  },"moreEvents":{"description":"True when events.read has more events of the customer.","type\#
  ":"boolean"}},"required":["user","firstId","lastId","ids","devices","accountTokens","purchas\#
  es","claims","grants","properties","overridden","entitlements","at"]}},"errors":[{"code":-32\#
  602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two para\#
  meters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"ki\#
  nd":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower t\#
  han the role that the method needs. `uid` and `role` are the caller's (`none` without a role\#
  ), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},\#
  {"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retryab\#
  le":false}},{"code":1102,"message":"No user may have this id: it is empty, or in the project\#
  's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"messa\#
  ge":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"\#
  userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such project.",\#
  "data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The shared datab\#
  ase could not be reached, or did not answer in time; other stores have no such error. With `\#
  outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.\#
  ","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"all of it","x\#
  -given":[{"method":"project.define","params":{"rules":"revenuecat","products":{"monthly":{"k\#
  ind":"subscription","entitlements":["premium"]}},"entitlements":["gift"],"clock":{"manual":"\#
  2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone","storeAccount":\#
  "apple-ann","platform":"ios"}},{"method":"purchase","params":{"device":"iphone","product":"m\#
  onthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z","pr\#
  ice":"9.99","currency":"EUR","attributes":{"campaign":"winter"}}},{"method":"identify","para\#
  ms":{"device":"iphone","userId":"ann"}},{"method":"setUserProperty","params":{"userId":"ann"\#
  ,"key":"$email","value":"ann@example.org"}}],"params":[{"name":"userId","value":"ann"}],"res\#
  ult":{"name":"result","value":{"user":{"id":"ann","anonymousId":null,"identityId":"ann","cus\#
  tomerId":"{{anonymous}}","aliases":["{{anonymous}}","ann"],"createdAt":"2026-01-01T00:00:00.\#
  000Z","environment":"production"},"firstId":"{{anonymous}}","lastId":"ann","ids":[{"id":"{{a\#
  nonymous}}","kind":"anonymous","device":"iphone","createdAt":"2026-01-01T00:00:00.000Z"},{"i\#
  d":"ann","kind":"identified","device":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"devices\#
  ":[{"device":"iphone","anonymousId":"{{anonymous}}","identityId":"ann","storeAccount":"apple\#
  -ann","platform":"ios","app":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"accountTokens":[\#
  ],"purchases":[{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","pr\#
  oduct":"monthly","kind":"subscription","state":"active","holders":["ann"],"device":"iphone",\#
  "storeAccount":"apple-ann","purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026\#
  -01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodTy\#
  pe":"normal","environment":"production","isFamilyShared":false,"price":"9.99","currency":"EU\#
  R","country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodE\#
  xpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"e\#
  ndedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces\#
  ":null,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCount":0,"accountToken":null,"tr\#
  ansactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt"\#
  :"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","isFamilyShared":false,"p\#
  rice":"9.99","currency":"EUR","country":null,"offerCode":null,"attributes":{"campaign":"wint\#
  er"},"asOf":"2026-01-01T00:00:00.000Z"}]}],"claims":[],"grants":[],"properties":[{"key":"$em\#
  ail","value":"ann@example.org","setAt":"2026-01-01T00:00:00.000Z"}],"overridden":[],"entitle\#
  ments":{"premium":{"id":"premium","active":true,"state":"active","productId":"monthly","sour\#
  ce":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"normal","starte\#
  dAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt\#
  ":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.\#
  000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"produc\#
  tion","store":"appStore","transactionId":"1000","originalTransactionId":"1000"}},"at":"2026-\#
  01-01T00:00:00.000Z","events":[{"cursor":"1","id":"{{any}}","kind":"userCreated","at":"2026-\#
  01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}\#
  ","cause":{"method":"install","id":"{{any}}"},"device":"iphone"},{"cursor":"2","id":"{{any}}\#
  ","kind":"purchaseRecorded","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{an\#
  onymous}}","anonymousId":"{{anonymous}}","cause":{"method":"purchase","id":"{{any}}"},"store\#
  ":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","prod\#
  uctKind":"subscription","holders":["{{anonymous}}"],"device":"iphone","environment":"product\#
  ion","firstPurchasedAt":"2026-01-01T00:00:00.000Z","purchasedAt":"2026-01-01T00:00:00.000Z",\#
  "expiresAt":"2026-02-01T00:00:00.000Z","periodType":"normal","isFamilyShared":false,"price":\#
  "9.99","currency":"EUR","country":null,"offerCode":null,"attributes":{"campaign":"winter"}},\#
  {"cursor":"3","id":"{{any}}","kind":"entitlementsActivated","at":"2026-01-01T00:00:00.000Z",\#
  "project":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"\#
  purchase","id":"{{any}}"},"entitlements":["premium"],"store":"appStore","originalTransaction\#
  Id":"1000","transactionId":"1000","product":"monthly","productKind":"subscription","holders"\#
  :["{{anonymous}}"],"device":"iphone","environment":"production","firstPurchasedAt":"2026-01-\#
  01T00:00:00.000Z","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.\#
  000Z","periodType":"normal","isFamilyShared":false,"price":"9.99","currency":"EUR","country"\#
  :null,"offerCode":null,"attributes":{"campaign":"winter"}},{"cursor":"4","id":"{{any}}","kin\#
  d":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}",\#
  "userId":"ann","cause":{"method":"identify","id":"{{any}}"},"device":"iphone"},{"cursor":"5"\#
  ,"id":"{{any}}","kind":"identified","at":"2026-01-01T00:00:00.000Z","project":"default","use\#
  r":"{{anonymous}}","userId":"ann","anonymousId":"{{anonymous}}","cause":{"method":"identify"\#
  ,"id":"{{any}}"},"device":"iphone","outcome":"aliased"},{"cursor":"6","id":"{{any}}","kind":\#
  "usersAliased","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","u\#
  serId":"ann","cause":{"method":"identify","id":"{{any}}"},"aliases":["{{anonymous}}","ann"]}\#
  ,{"cursor":"7","id":"{{any}}","kind":"entitlementsActivated","at":"2026-01-01T00:00:00.000Z"\#
  ,"project":"default","user":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id"\#
  :"{{any}}"},"entitlements":["premium"]}],"cursor":"7","moreEvents":false}}}]},{"name":"user.\#
  import","summary":"Imports a customer, as `user.export` returns it, completely or not at all\#
  .","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"user","required\#
  ":false,"summary":"The user as `user.export` shows it. The daemon reads only `customerId` an\#
  d `createdAt`.","schema":{"title":"user","type":"object","properties":{"id":{"description":"\#
  Not read."},"anonymousId":{"description":"Not read."},"identityId":{"description":"Not read.\#
  "},"customerId":{"type":["string","null"]},"aliases":{"description":"Not read."},"device":{"\#
  description":"Not read."},"createdAt":{"$ref":"#/components/schemas/NullableMoment"},"enviro\#
  nment":{"description":"Not read."}},"required":[],"additionalProperties":false}},{"name":"fi\#
  rstId","required":false,"summary":"First id that the customer had; without it, the oldest of\#
   `ids`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"lastId","required":false,\#
  "summary":"Id of the customer that acted last. It has no effect if the project knows the cus\#
  tomer.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"ids","required":true,"summ\#
  ary":"Every id of the customer. An empty list imports unclaimed purchases.","schema":{"type"\#
  :"array","items":{"title":"an id","type":"object","properties":{"id":{"$ref":"#/components/s\#
  chemas/UserId"},"kind":{"type":"string","enum":["anonymous","identified","customer"]},"devic\#
  e":{"description":"Device of an anonymous id.","type":["string","null"]},"createdAt":{"$ref"\#
  :"#/components/schemas/NullableMoment","description":"Without it, now."}},"required":["id","\#
  kind"],"additionalProperties":false},"maxItems":10000}},{"name":"customerId","required":fals\#
  e,"summary":"The customerId, instead of that of `user`. Without both: that of the customer w\#
  ho has one of the ids, else the oldest anonymous id, else a new one.","schema":{"$ref":"#/co\#
  mponents/schemas/UserId"}},{"name":"devices","required":false,"summary":"Devices. A device i\#
  s created once its anonymous user exists, and its user is logged in there once that user exi\#
  sts.","schema":{"type":"array","items":{"title":"a device","type":"object","properties":{"de\#
  vice":{"$ref":"#/components/schemas/DeviceId"},"anonymousId":{"$ref":"#/components/schemas/U\#
  serId"},"identityId":{"type":["string","null"]},"storeAccount":{"type":["string","null"]},"p\#
  latform":{"type":["string","null"]},"app":{"type":["string","null"]},"createdAt":{"$ref":"#/\#
  components/schemas/Moment"}},"required":["device","anonymousId","createdAt"],"additionalProp\#
  erties":false},"maxItems":10000}},{"name":"accountTokens","required":false,"summary":"Accoun\#
  t tokens.","schema":{"type":"array","items":{"$ref":"#/components/schemas/AccountToken"},"ma\#
  xItems":10000}},{"name":"purchases","required":false,"summary":"Purchases with their transac\#
  tions.","schema":{"type":"array","items":{"$ref":"#/components/schemas/ImportedPurchase"},"m\#
  axItems":10000}},{"name":"claims","required":false,"summary":"Purchases of which only the st\#
  ore and the name are known. The customer holds each one as soon as a store reports it; until\#
   then it gives no access.","schema":{"type":"array","items":{"$ref":"#/components/schemas/Pu\#
  rchaseRef"},"maxItems":10000}},{"name":"grants","required":false,"summary":"Grants, includin\#
  g those that have ended.","schema":{"type":"array","items":{"title":"a grant","type":"object\#
  ","properties":{"entitlement":{"$ref":"#/components/schemas/EntitlementId"},"grantedAt":{"$r\#
  ef":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment"\#
  },"revokedAt":{"$ref":"#/components/schemas/NullableMoment"}},"required":["entitlement","gra\#
  ntedAt"],"additionalProperties":false},"maxItems":10000}},{"name":"properties","required":fa\#
  lse,"summary":"Properties. The newer value of a key stays.","schema":{"type":"array","items"\#
  :{"title":"a property","type":"object","properties":{"key":{"$ref":"#/components/schemas/Pro\#
  pertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/componen\#
  ts/schemas/NullableMoment","description":"Without it, before everything that is set here."}}\#
  ,"required":["key","value"],"additionalProperties":false},"maxItems":10000}},{"name":"overri\#
  dden","required":false,"summary":"Earlier values of properties that another user of the cust\#
  omer replaced.","schema":{"type":"array","items":{"title":"a property","type":"object","prop\#
  erties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/components/sch\#
  emas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/NullableMoment","description":"Wi\#
  thout it, before everything that is set here."}},"required":["key","value"],"additionalPrope\#
  rties":false},"maxItems":10000}},{"name":"entitlements","required":false,"summary":"Not used\#
  : access derives from purchases and grants.","schema":{"type":"object"}},{"name":"at","requi\#
  red":false,"summary":"Not used.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"\#
  name":"onConflict","required":false,"summary":"What happens to a purchase with holders whom \#
  its `holders` does not name. `refuse`: the call is purchaseHeldByAnother. `skip`: the purcha\#
  se stays as it is. `merge`: its transactions are merged, and its holders stay.","schema":{"t\#
  ype":"string","enum":["refuse","skip","merge"],"default":"refuse"}},{"name":"project","requi\#
  red":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId",\#
  "default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result and t\#
  he events without changing anything.","schema":{"type":"boolean","default":false}},{"name":"\#
  idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with the same p\#
  arams returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],\#
  "result":{"name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/componen\#
  ts/schemas/User","description":"The customer's user. Missing when `ids` is empty."},"created\#
  ":{"description":"Whether the customer is new.","type":"boolean"},"outcome":{"description":"\#
  `unchanged` when everything was there already.","type":"string","enum":["imported","unchange\#
  d"]},"purchases":{"description":"What happened to each purchase, in the given order, and the\#
  n to each claim.","type":"array","items":{"type":"object","properties":{"store":{"$ref":"#/c\#
  omponents/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionI\#
  d"},"outcome":{"type":"string","enum":["recorded","updated","skipped","unchanged"]}},"requir\#
  ed":["store","originalTransactionId","outcome"]}},"entitlements":{"$ref":"#/components/schem\#
  as/Entitlements"},"warnings":{"type":"array","items":{"$ref":"#/components/schemas/Warning"}\#
  },"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":\#
  {"description":"The events that the call would emit. Only in a dry run.","type":"array","ite\#
  ms":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the \#
  stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["crea\#
  ted","outcome","purchases","entitlements"]}},"errors":[{"code":-32602,"message":"A parameter\#
   is missing, unknown, of a wrong type or out of range, or two parameters exclude each other.\#
   `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retry\#
  able":false}},{"code":1000,"message":"The caller's role is lower than the role that the meth\#
  od needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the meth\#
  od's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1102,"message":"No\#
   user may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"\#
  blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars t\#
  han the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"c\#
  ode":1104,"message":"The id begins with the project's anonymous prefix, or it is the id of a\#
  n anonymous user or a customerId. In `user.import`: the id belongs to another customer, or n\#
  o daemon makes such an anonymous id or customerId.","data":{"kind":"reservedUserId","retryab\#
  le":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknown\#
  Project","retryable":false}},{"code":1202,"message":"Another user holds the purchase, and a \#
  rule of the project keeps it there. `holder` and `rule` name them. In `user.import` there is\#
   no `rule`: the import does not name the holder. Nothing changes.","data":{"kind":"purchaseH\#
  eldByAnother","retryable":false}},{"code":1300,"message":"A call of the same method used thi\#
  s key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryab\#
  le":false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, and\#
   reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message\#
  ":"The write may not be on the disk: the daemon stops, and its next start shows what is stor\#
  ed. Or the daemon cannot read a record that the request needs, or its data file was removed:\#
   then it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"me\#
  ssage":"The shared database could not be reached, or did not answer in time; other stores ha\#
  ve no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change m\#
  ay or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples"\#
  :[{"name":"a customer of another system","x-given":[{"method":"project.define","params":{"ru\#
  les":"revenuecat","products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},\#
  "clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"ids","value":[{"id":"ann\#
  ","kind":"identified","createdAt":"2025-11-01T00:00:00.000Z"}]},{"name":"purchases","value":\#
  [{"store":"appStore","originalTransactionId":"1000","transactions":[{"transactionId":"1000",\#
  "product":"monthly","purchasedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:0\#
  0.000Z","asOf":"2025-12-31T00:00:00.000Z"}]}]}],"result":{"name":"result","value":{"user":{"\#
  id":"ann","anonymousId":null,"identityId":"ann","customerId":"{{customer}}","aliases":["ann"\#
  ],"createdAt":"2025-11-01T00:00:00.000Z","environment":"production"},"created":true,"outcome\#
  ":"imported","purchases":[{"store":"appStore","originalTransactionId":"1000","outcome":"reco\#
  rded"}],"entitlements":{"premium":{"id":"premium","active":true,"state":"active","productId"\#
  :"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":\#
  "normal","startedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","grac\#
  ePeriodExpiresAt":null,"firstPurchasedAt":"2025-12-15T00:00:00.000Z","lastPurchasedAt":"2025\#
  -12-15T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"envi\#
  ronment":"production","store":"appStore","transactionId":"1000","originalTransactionId":"100\#
  0"}}}}}]},{"name":"user.link.undo","summary":"Undoes a login, an alias or a transfer: its ch\#
  ange of holders or customers.","x-role":"admin","x-since":1,"paramStructure":"either","param\#
  s":[{"name":"event","required":true,"summary":"`id` of the event to undo, for example `ev_b5\#
  7a1837_7`. Its kind is `identified`, `usersAliased`, `subscriptionTransferred` or `oneTimePu\#
  rchaseTransferred`, or, if `kept` lists it, `purchaseRenewed` or `purchaseUpdated`.","schema\#
  ":{"$ref":"#/components/schemas/EventId"}},{"name":"project","required":false,"summary":"Id \#
  of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"n\#
  ame":"dryRun","required":false,"summary":"Computes the result and the events without changin\#
  g anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required\#
  ":false,"summary":"Makes a retry safe: the same key with the same params returns the stored \#
  result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result"\#
  ,"schema":{"type":"object","properties":{"undone":{"$ref":"#/components/schemas/EventId","de\#
  scription":"Id of the undone event."},"purchases":{"description":"Purchases that changed hol\#
  ders.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"kept":{"description":"L\#
  ater changes that stay: restores, purchases and imports that would have found other holders,\#
   the aliases that they made, and earlier undos about the same users and purchases. A call th\#
  at emitted no event is never among them.","type":"array","items":{"$ref":"#/components/schem\#
  as/RemainingChange"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":\#
  "boolean"},"events":{"description":"The events that the call would emit. Only in a dry run."\#
  ,"type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"Tr\#
  ue when this is the stored result of an idempotency key; otherwise absent.","type":"boolean"\#
  }},"required":["undone","purchases","kept"]}},"errors":[{"code":-32602,"message":"A paramete\#
  r is missing, unknown, of a wrong type or out of range, or two parameters exclude each other\#
  . `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retr\#
  yable":false}},{"code":1000,"message":"The caller's role is lower than the role that the met\#
  hod needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the met\#
  hod's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"T\#
  he daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":\#
  1206,"message":"The daemon cannot undo the link. Nothing changes. `obstacle` is the reason: \#
  `unknownEvent`; `otherKind`: an event of this kind cannot be undone; `noLink`: the event lin\#
  ked nothing; `undone`: the link is already undone; `isUndo`: the event comes from an undo; `\#
  laterAlias`: a later alias merged the customer with another user; `tooMuch`: too many users \#
  and purchases depend on the link; `unclear`: a deletion erased part of the history. `event` \#
  is the id of the event that prevents the undo.","data":{"kind":"cannotUndo","retryable":fals\#
  e}},{"code":1300,"message":"A call of the same method used this key with other params in the\#
   last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"mess\#
  age":"The disk has no room for the write. Nothing changes, and reading still works.","data":\#
  {"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on the\#
   disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot read \#
  a record that the request needs, or its data file was removed: then it keeps running.","data\#
  ":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The shared database co\#
  uld not be reached, or did not answer in time; other stores have no such error. With `outcom\#
  e` `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.","dat\#
  a":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"another user's logi\#
  n took a purchase","x-given":[{"method":"project.define","params":{"products":{"monthly":{"k\#
  ind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z\#
  "}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"devic\#
  e":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-\#
  02-01T00:00:00Z"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"},"r\#
  esult":{"user":{"anonymousId":"{{anonymous}}","{{…}}":null},"{{…}}":null}},{"method":"events\#
  .read","params":{"kinds":["identified"]},"result":{"events":[{"id":"{{login}}","{{…}}":null}\#
  ],"{{…}}":null}}],"params":[{"name":"event","value":"{{login}}"}],"result":{"name":"result",\#
  "value":{"undone":"{{login}}","purchases":[{"store":"appStore","originalTransactionId":"1000\#
  ","product":"monthly","kind":"subscription","from":["{{anonymous}}","user_id_1"],"to":"{{ano\#
  nymous}}","shared":false}],"kept":[]}}}]},{"name":"user.list","summary":"Lists the customerI\#
  ds of the project's customers.","x-role":"read","x-since":1,"paramStructure":"either","param\#
  s":[{"name":"after","required":false,"summary":"Cursor from an earlier reply. The reply has \#
  the customers after it.","schema":{"type":"string"}},{"name":"limit","required":false,"summa\#
  ry":"Maximum number of customers.","schema":{"type":"integer","minimum":1,"maximum":1000,"de\#
  fault":100}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$r\#
  ef":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schem\#
  a":{"type":"object","properties":{"customerIds":{"description":"In byte order.","type":"arra\#
  y","items":{"$ref":"#/components/schemas/UserId"}},"cursor":{"description":"What the next ca\#
  ll gives as `after`.","type":"string"},"more":{"description":"Whether more customers follow.\#
  ","type":"boolean"}},"required":["customerIds","cursor","more"]}},"errors":[{"code":-32602,"\#
  message":"A parameter is missing, unknown, of a wrong type or out of range, or two parameter\#
  s exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"\#
  invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than t\#
  he role that the method needs. `uid` and `role` are the caller's (`none` without a role), an\#
  d `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"cod\#
  e":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryab\#
  le":false}},{"code":1405,"message":"The shared database could not be reached, or did not ans\#
  wer in time; other stores have no such error. With `outcome` `notApplied`, nothing changed. \#
  With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","r\#
  etryable":true}}],"examples":[{"name":"two customers","x-given":[{"method":"install","params\#
  ":{"device":"iphone"},"result":{"user":{"customerId":"{{first}}","{{…}}":null},"{{…}}":null}\#
  }],"params":[],"result":{"name":"result","value":{"customerIds":["{{first}}"],"cursor":"{{fi\#
  rst}}","more":false}}}]},{"name":"userInfo","summary":"Returns the current user of a device,\#
   or the user that an id belongs to.","x-role":"read","x-since":1,"paramStructure":"either","\#
  params":[{"name":"device","required":false,"summary":"Id of the device.","schema":{"$ref":"#\#
  /components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the user,\#
   instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","r\#
  equired":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Project\#
  Id","default":"default"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result"\#
  ,"schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User"}},"requi\#
  red":["user"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wr\#
  ong type or out of range, or two parameters exclude each other. `field` points to it; `neare\#
  st` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"m\#
  essage":"The caller's role is lower than the role that the method needs. `uid` and `role` ar\#
  e the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"p\#
  ermissionDenied","retryable":false}},{"code":1100,"message":"The project has no such device.\#
  ","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The project has\#
   no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No \#
  user may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"b\#
  lockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars th\#
  an the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"co\#
  de":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retrya\#
  ble":false}},{"code":1405,"message":"The shared database could not be reached, or did not an\#
  swer in time; other stores have no such error. With `outcome` `notApplied`, nothing changed.\#
   With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","\#
  retryable":true}}],"examples":[{"name":"by device","x-given":[{"method":"project.define","pa\#
  rams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"m\#
  anual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"met\#
  hod":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"devic\#
  e","value":"iphone"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymous\#
  Id":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id\#
  _1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}}\#
  ,{"name":"by user id","x-given":[{"method":"project.define","params":{"products":{"monthly":\#
  {"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.0\#
  00Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","params":{"de\#
  vice":"iphone","userId":"user_id_1"}}],"params":[{"name":"userId","value":"user_id_1"}],"res\#
  ult":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":null,"identityId":"use\#
  r_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"createdAt":"2026-01-01T00:00:00\#
  .000Z","environment":"production"}}}}]},{"name":"userProperties","summary":"Returns the prop\#
  erties that setUserProperty stored.","x-role":"read","x-since":1,"paramStructure":"either","\#
  params":[{"name":"device","required":false,"summary":"Id of the device.","schema":{"$ref":"#\#
  /components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the user,\#
   instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","r\#
  equired":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Project\#
  Id","default":"default"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result"\#
  ,"schema":{"type":"object","properties":{"properties":{"$ref":"#/components/schemas/Properti\#
  es"}},"required":["properties"]}},"errors":[{"code":-32602,"message":"A parameter is missing\#
  , unknown, of a wrong type or out of range, or two parameters exclude each other. `field` po\#
  ints to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false\#
  }},{"code":1000,"message":"The caller's role is lower than the role that the method needs. `\#
  uid` and `role` are the caller's (`none` without a role), and `needs` is the method's role."\#
  ,"data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project h\#
  as no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message\#
  ":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1\#
  102,"message":"No user may have this id: it is empty, or in the project's `blockedUserIds`."\#
  ,"data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more \#
  Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retry\#
  able":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unkno\#
  wnProject","retryable":false}},{"code":1405,"message":"The shared database could not be reac\#
  hed, or did not answer in time; other stores have no such error. With `outcome` `notApplied`\#
  , nothing changed. With `unknown`, the change may or may not be stored.","data":{"kind":"sto\#
  rageUnavailable","retryable":true}}],"examples":[{"name":"two of them","x-given":[{"method":\#
  "project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["pre\#
  mium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"devi\#
  ce":"iphone"}},{"method":"setUserProperty","params":{"device":"iphone","key":"$email","value\#
  ":"ann@example.org"}},{"method":"setUserProperty","params":{"device":"iphone","key":"plan","\#
  value":"b"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value\#
  ":{"properties":{"$email":"ann@example.org","plan":"b"}}}},{"name":"none","x-given":[{"metho\#
  d":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["\#
  premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"d\#
  evice":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","\#
  value":{"properties":{}}}}]},{"name":"webhook.claim","summary":"Makes the connection the onl\#
  y one that posts a project's events, until it closes. For programs that post.","x-role":"adm\#
  in","x-since":1,"paramStructure":"either","params":[{"name":"reports","required":false,"summ\#
  ary":"The results of the posts. A report replaces the earlier report on its URL.","schema":{\#
  "type":"array","maxItems":10,"items":{"$ref":"#/components/schemas/WebhookReport"}}},{"name"\#
  :"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/sc\#
  hemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object",\#
  "properties":{"claimed":{"description":"False if another connection has the claim. Then the \#
  daemon ignores the reports.","type":"boolean"}},"required":["claimed"]}},"errors":[{"code":-\#
  32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two pa\#
  rameters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"\#
  kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower\#
   than the role that the method needs. `uid` and `role` are the caller's (`none` without a ro\#
  le), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}\#
  },{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","\#
  retryable":false}},{"code":1405,"message":"The shared database could not be reached, or did \#
  not answer in time; other stores have no such error. With `outcome` `notApplied`, nothing ch\#
  anged. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavaila\#
  ble","retryable":true}}],"examples":[{"name":"the first program gets the claim","x-given":[{\#
  "method":"project.define","params":{"webhooks":[{"url":"https://example.com/events","secret"\#
  :"sesame"}]}}],"params":[],"result":{"name":"result","value":{"claimed":true}}}]},{"name":"w\#
  ebhook.list","summary":"Returns the state of a project's webhooks, without their secrets.","\#
  x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"project","required":\#
  false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","defa\#
  ult":"default"}}],"result":{"name":"result","schema":{"type":"object","properties":{"poster"\#
  :{"description":"The process that posts the project's events; absent if there is none.","typ\#
  e":"object","properties":{"uid":{"type":"integer"},"pid":{"type":"integer"}},"required":["ui\#
  d","pid"]},"webhooks":{"description":"In the order of project.define.","type":"array","items\#
  ":{"$ref":"#/components/schemas/WebhookStatus"}}},"required":["webhooks"]}},"errors":[{"code\#
  ":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two\#
   parameters exclude each other. `field` points to it; `nearest` lists similar names.","data"\#
  :{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lo\#
  wer than the role that the method needs. `uid` and `role` are the caller's (`none` without a\#
   role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":fal\#
  se}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject\#
  ","retryable":false}},{"code":1405,"message":"The shared database could not be reached, or d\#
  id not answer in time; other stores have no such error. With `outcome` `notApplied`, nothing\#
   changed. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnava\#
  ilable","retryable":true}}],"examples":[{"name":"no program posts","x-given":[{"method":"pro\#
  ject.define","params":{"webhooks":[{"url":"https://example.com/events","secret":"sesame"}]}}\#
  ,{"method":"install","params":{"device":"iphone"}}],"params":[],"result":{"name":"result","v\#
  alue":{"webhooks":[{"url":"https://example.com/events","format":"entitled","state":"stopped"\#
  ,"cursor":"0","backlog":1,"deliveredAt":null}]}}},{"name":"an event waits for another attemp\#
  t","x-given":[{"method":"project.define","params":{"webhooks":[{"url":"https://example.com/e\#
  vents","secret":"sesame"}]}},{"method":"install","params":{"device":"iphone"}},{"method":"we\#
  bhook.claim","params":{"reports":[{"url":"https://example.com/events","deliveredAt":"2026-01\#
  -01T00:00:00Z","failure":{"at":"2026-01-02T00:00:00Z","cursor":"1","reason":"HTTP 500","atte\#
  mpts":3,"nextAttemptAt":"2026-01-02T00:00:01Z"}}]}}],"params":[],"result":{"name":"result","\#
  value":{"poster":{"uid":"{{any}}","pid":"{{any}}"},"webhooks":[{"url":"https://example.com/e\#
  vents","format":"entitled","state":"failing","cursor":"0","backlog":1,"deliveredAt":"2026-01\#
  -01T00:00:00.000Z","failure":{"at":"2026-01-02T00:00:00.000Z","cursor":"1","reason":"HTTP 50\#
  0","attempts":3,"nextAttemptAt":"2026-01-02T00:00:01.000Z"}}]}}}]},{"name":"webhook.pause","\#
  summary":"Stops the posts to a URL until webhook.resume. Its events wait.","x-role":"admin",\#
  "x-since":1,"paramStructure":"either","params":[{"name":"url","required":true,"summary":"URL\#
   of the webhook, as project.define has it.","schema":{"$ref":"#/components/schemas/WebhookUr\#
  l"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/c\#
  omponents/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summar\#
  y":"Computes the result and the events without changing anything.","schema":{"type":"boolean\#
  ","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe:\#
   the same key with the same params returns the stored result.","schema":{"$ref":"#/component\#
  s/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties\#
  ":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"paused":{"description":"True if webhook\#
  .pause stopped the posts to the URL.","type":"boolean"},"cursor":{"$ref":"#/components/schem\#
  as/Cursor","description":"The webhook's position: all events up to this cursor are delivered\#
  ."},"backlog":{"description":"Number of events after `cursor`.","type":"integer","minimum":0\#
  },"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":\#
  {"description":"The events that the call would emit: always none. Only in a dry run.","type"\#
  :"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when\#
   this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"req\#
  uired":["url","paused","cursor","backlog"]}},"errors":[{"code":-32602,"message":"A parameter\#
   is missing, unknown, of a wrong type or out of range, or two parameters exclude each other.\#
   `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retry\#
  able":false}},{"code":1000,"message":"The caller's role is lower than the role that the meth\#
  od needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the meth\#
  od's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"Th\#
  e daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1\#
  208,"message":"The project has no webhook with this URL. The error does not repeat the URL."\#
  ,"data":{"kind":"unknownWebhook","retryable":false}},{"code":1300,"message":"A call of the s\#
  ame method used this key with other params in the last 24 hours.","data":{"kind":"idempotenc\#
  yConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. N\#
  othing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"\#
  code":1401,"message":"The write may not be on the disk: the daemon stops, and its next start\#
   shows what is stored. Or the daemon cannot read a record that the request needs, or its dat\#
  a file was removed: then it keeps running.","data":{"kind":"storageFailed","retryable":false\#
  }},{"code":1405,"message":"The shared database could not be reached, or did not answer in ti\#
  me; other stores have no such error. With `outcome` `notApplied`, nothing changed. With `unk\#
  nown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retryable"\#
  :true}}],"examples":[{"name":"a server that is down for long","x-given":[{"method":"project.\#
  define","params":{"webhooks":[{"url":"https://example.com/events","secret":"sesame"}]}},{"me\#
  thod":"install","params":{"device":"iphone"}}],"params":[{"name":"url","value":"https://exam\#
  ple.com/events"}],"result":{"name":"result","value":{"url":"https://example.com/events","pau\#
  sed":true,"cursor":"0","backlog":1}}}]},{"name":"webhook.replay","summary":"Moves a webhook \#
  to a cursor, so that the events after it are posted, again if they were posted before.","x-r\#
  ole":"admin","x-since":1,"paramStructure":"either","params":[{"name":"url","required":true,"\#
  summary":"URL of the webhook, as project.define has it.","schema":{"$ref":"#/components/sche\#
  mas/WebhookUrl"}},{"name":"after","required":true,"summary":"Cursor before the first event t\#
  o post. `0` is the beginning of the log.","schema":{"$ref":"#/components/schemas/Cursor"}},{\#
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
  }],"examples":[{"name":"everything from the beginning","x-given":[{"method":"install","param\#
  s":{"device":"iphone"}},{"method":"project.define","params":{"webhooks":[{"url":"https://exa\#
  mple.com/events","secret":"sesame"}]}}],"params":[{"name":"url","value":"https://example.com\#
  /events"},{"name":"after","value":"0"}],"result":{"name":"result","value":{"url":"https://ex\#
  ample.com/events","paused":false,"cursor":"0","backlog":1}}}]},{"name":"webhook.resume","sum\#
  mary":"Resumes the posts to a paused URL, from its position.","x-role":"admin","x-since":1,"\#
  paramStructure":"either","params":[{"name":"url","required":true,"summary":"URL of the webho\#
  ok, as project.define has it.","schema":{"$ref":"#/components/schemas/WebhookUrl"}},{"name":\#
  "project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/sch\#
  emas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes \#
  the result and the events without changing anything.","schema":{"type":"boolean","default":f\#
  alse}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key\#
   with the same params returns the stored result.","schema":{"$ref":"#/components/schemas/Ide\#
  mpotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"url":{"$r\#
  ef":"#/components/schemas/WebhookUrl"},"paused":{"description":"True if webhook.pause stoppe\#
  d the posts to the URL.","type":"boolean"},"cursor":{"$ref":"#/components/schemas/Cursor","d\#
  escription":"The webhook's position: all events up to this cursor are delivered."},"backlog"\#
  :{"description":"Number of events after `cursor`.","type":"integer","minimum":0},"dryRun":{"\#
  description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description\#
  ":"The events that the call would emit: always none. Only in a dry run.","type":"array","ite\#
  ms":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the \#
  stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["url"\#
  ,"paused","cursor","backlog"]}},"errors":[{"code":-32602,"message":"A parameter is missing, \#
  unknown, of a wrong type or out of range, or two parameters exclude each other. `field` poin\#
  ts to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}}\#
  ,{"code":1000,"message":"The caller's role is lower than the role that the method needs. `ui\#
  d` and `role` are the caller's (`none` without a role), and `needs` is the method's role.","\#
  data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has \#
  no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1208,"message"\#
  :"The project has no webhook with this URL. The error does not repeat the URL.","data":{"kin\#
  d":"unknownWebhook","retryable":false}},{"code":1300,"message":"A call of the same method us\#
  ed this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","r\#
  etryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing change\#
  s, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"m\#
  essage":"The write may not be on the disk: the daemon stops, and its next start shows what i\#
  s stored. Or the daemon cannot read a record that the request needs, or its data file was re\#
  moved: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"code":14\#
  05,"message":"The shared database could not be reached, or did not answer in time; other sto\#
  res have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the ch\#
  ange may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"exa\#
  mples":[{"name":"the server is back","x-given":[{"method":"project.define","params":{"webhoo\#
  ks":[{"url":"https://example.com/events","secret":"sesame"}]}},{"method":"webhook.pause","pa\#
  rams":{"url":"https://example.com/events"}},{"method":"install","params":{"device":"iphone"}\#
  }],"params":[{"name":"url","value":"https://example.com/events"}],"result":{"name":"result",\#
  "value":{"url":"https://example.com/events","paused":false,"cursor":"0","backlog":1}}}]}],"c\#
  omponents":{"schemas":{"AccessChanges":{"description":"Whose access a definition changes, at\#
   the moment of the call. If `counted` is false, the project has too many customers and purch\#
  ases, and the numbers are missing.","type":"object","properties":{"customers":{"description"\#
  :"How many customers gain or lose an entitlement.","type":"integer","minimum":0},"gained":{"\#
  description":"How many customers gain each entitlement. Entitlements that nobody gains are m\#
  issing.","type":"object","additionalProperties":{"type":"integer","minimum":1}},"lost":{"des\#
  cription":"How many customers lose each entitlement. Entitlements that nobody loses are miss\#
  ing.","type":"object","additionalProperties":{"type":"integer","minimum":1}},"counted":{"des\#
  cription":"False if the project has more than `definitionRecordsMax` customers and purchases\#
  .","type":"boolean"}},"required":["counted"]},"AccountToken":{"description":"Opaque string t\#
  hat an app gives to the store with a purchase, and that the store gives back. The daemon sto\#
  res and compares a UUID in lower case.","type":"string","minLength":1,"maxLength":255},"AppI\#
  d":{"description":"An app of the project, for example its bundle id.","type":"string","minLe\#
  ngth":1,"maxLength":255},"AppStoreApp":{"description":"An app of the App Store.","title":"an\#
   app","type":"object","properties":{"bundleId":{"description":"Bundle id of the app.","type"\#
  :"string","minLength":1,"maxLength":255},"appAppleId":{"description":"Number of the app at A\#
  pple. Required where `environments` has `Production`; null if not given.","type":["integer",\#
  "null"],"minimum":1,"maximum":9007199254740992}},"required":["bundleId"],"additionalProperti\#
  es":false},"AppStoreEnvironment":{"type":"string","enum":["Production","Sandbox","Xcode","Lo\#
  calTesting"],"x-code":[1,2,3,4],"description":"Environment of the App Store, by Apple's name\#
  . Apple does not sign what comes from `Xcode` and `LocalTesting`."},"AppStoreSettings":{"des\#
  cription":"How the project verifies what the App Store sends.","type":"object","properties":\#
  {"apps":{"description":"Apps whose notifications the project takes.","type":"array","items":\#
  {"$ref":"#/components/schemas/AppStoreApp"},"maxItems":100},"environments":{"type":"array","\#
  items":{"$ref":"#/components/schemas/AppStoreEnvironment"},"maxItems":4,"description":"Envir\#
  onments that the project takes."},"roots":{"description":"Root certificates that replace App\#
  le's, as DER in base64. Empty for Apple's.","type":"array","items":{"type":"string"},"maxIte\#
  ms":10}},"required":["apps","environments","roots"]},"AppliedRule":{"description":"A rule of\#
   the project, with the value that applied in the step.","type":"object","properties":{"name"\#
  :{"description":"Name of the rule, as in `project.define`.","type":"string","enum":["purchas\#
  eHolders","onIdentifyNew","onIdentifyKnown","onRestore","anonymousHolders"]},"value":{"descr\#
  iption":"Value that the rule had when the step happened.","type":"string"}},"required":["nam\#
  e","value"]},"Attributes":{"description":"Up to 20 strings of the caller's own, which the ev\#
  ents of this purchase repeat.","type":"object","maxProperties":20,"propertyNames":{"minLengt\#
  h":1,"maxLength":80},"additionalProperties":{"type":"string","maxLength":500}},"BackgroundSt\#
  ats":{"description":"Work that no request waits for, as of now.","type":"object","properties\#
  ":{"expiriesDue":{"description":"Ends of periods and grants that have passed and whose event\#
  s the daemon has not emitted yet: at most 1000.","type":"integer","minimum":0},"expiriesLate\#
  Ms":{"description":"Milliseconds since the oldest of these ends.","type":"integer","minimum"\#
  :0},"erasures":{"description":"Deletions that the daemon has not finished.","type":"integer"\#
  ,"minimum":0},"erasuresUncleared":{"description":"Finished deletions that free bytes of the \#
  files still have something of.","type":"integer","minimum":0},"clearedBy":{"description":"Wh\#
  en the files are overwritten for the oldest of them, at the latest.","$ref":"#/components/sc\#
  hemas/NullableMoment"},"erasuresHalted":{"description":"Whether the deletions wait for the n\#
  ext start, because a step failed several times.","type":"boolean"},"catalogueChanges":{"desc\#
  ription":"Projects with a changed catalogue whose events the daemon has not yet emitted for \#
  every customer.","type":"integer","minimum":0},"clockSteps":{"description":"How often the cl\#
  ock was set by more than a minute since the daemon's start: the system's, or that of a share\#
  d database.","type":"integer","minimum":0}},"required":["expiriesDue","expiriesLateMs","eras\#
  ures","erasuresUncleared","clearedBy","erasuresHalted","catalogueChanges","clockSteps"]},"Ca\#
  cheStats":{"description":"What the daemon has in memory, and how well that serves.","type":"\#
  object","properties":{"replies":{"description":"Replies to `checkEntitlements` in the cache,\#
   valid or not.","type":"integer","minimum":0},"replyHits":{"description":"Requests that the \#
  daemon answered from that cache since its start.","type":"integer","minimum":0},"records":{"\#
  description":"Records in memory.","type":"integer","minimum":0},"recordBytes":{"description"\#
  :"Their memory, by estimate.","type":"integer","minimum":0},"recordLoads":{"description":"Re\#
  cords that the daemon read from the store since its start.","type":"integer","minimum":0}},"\#
  required":["replies","replyHits","records","recordBytes","recordLoads"]},"Catalogue":{"descr\#
  iption":"Products by their ids.","type":"object","propertyNames":{"$ref":"#/components/schem\#
  as/ProductId"},"additionalProperties":{"$ref":"#/components/schemas/Product"},"maxProperties\#
  ":10000},"Cause":{"description":"What caused the event. A request gives its `method` and `id\#
  `; a notification has no `id`. `clock` is true for a change that fell due.","type":"object",\#
  "properties":{"method":{"type":"string"},"id":{"type":["string","number","null"]},"clock":{"\#
  type":"boolean"}}},"Clock":{"description":"The clock of a project: the system's, or a manual\#
   clock, which only moves when it is advanced.","type":"object","properties":{"kind":{"type":\#
  "string","enum":["system","manual"]},"now":{"$ref":"#/components/schemas/Moment","descriptio\#
  n":"Time of a manual clock; absent for the system's."}},"required":["kind"]},"ClockChoice":{\#
  "description":"`system`: the system's clock. `manual`: a manual clock that starts now. {\"ma\#
  nual\": TIMESTAMP}: a manual clock that starts then.","anyOf":[{"type":"string","enum":["sys\#
  tem","manual"]},{"title":"a clock","type":"object","properties":{"manual":{"$ref":"#/compone\#
  nts/schemas/Moment","description":"Time at which the manual clock starts, RFC 3339."}},"requ\#
  ired":["manual"],"additionalProperties":false}]},"CommitStats":{"description":"The commits s\#
  ince the daemon's start.","type":"object","properties":{"turns":{"description":"Turns that b\#
  ecame durable. A turn is what the daemon decides together; a commit has one or more.","type"\#
  :"integer","minimum":0},"waitingTurns":{"description":"Turns that wait for the disk now.","t\#
  ype":"integer","minimum":0},"failures":{"description":"Commits that failed, for example beca\#
  use the disk was full.","type":"integer","minimum":0},"durations":{"$ref":"#/components/sche\#
  mas/Durations"}},"required":["turns","waitingTurns","failures","durations"]},"ConnectionStat\#
  s":{"description":"The connections, and the replies that wait on them.","type":"object","pro\#
  perties":{"open":{"description":"Open connections.","type":"integer","minimum":0},"opened":{\#
  "description":"Connections that clients opened since the daemon's start.","type":"integer","\#
  minimum":0},"refused":{"description":"Connections that the daemon refused since its start, b\#
  ecause there were too many.","type":"integer","minimum":0},"peers":{"description":"The open \#
  connections by uid and role.","type":"array","items":{"$ref":"#/components/schemas/PeerStats\#
  "}},"owedBytes":{"description":"Replies that wait for the disk.","type":"integer","minimum":\#
  0},"unsentBytes":{"description":"Replies that wait for clients to read them.","type":"intege\#
  r","minimum":0}},"required":["open","opened","refused","peers","owedBytes","unsentBytes"]},"\#
  ConsumerId":{"description":"Name of a consumer: a reader of the log whose position the daemo\#
  n stores. The reader chooses it, for example `mailer`.","type":"string","minLength":1,"maxLe\#
  ngth":255},"ConsumerLag":{"description":"A consumer of a feed.","type":"object","properties"\#
  :{"project":{"$ref":"#/components/schemas/ProjectId"},"consumer":{"$ref":"#/components/schem\#
  as/ConsumerId"},"cursor":{"$ref":"#/components/schemas/Cursor"},"lag":{"description":"Events\#
   that it has not acknowledged.","type":"integer","minimum":0}},"required":["project","consum\#
  er","cursor","lag"]},"Country":{"description":"ISO 3166 country code of two or three letters\#
  , stored as it is sent.","type":"string","pattern":"^[A-Za-z]{2,3}$"},"Counts":{"description\#
  ":"Number of records of a project.","type":"object","properties":{"devices":{"type":"integer\#
  ","minimum":0},"users":{"type":"integer","minimum":0},"customers":{"description":"A merged c\#
  ustomer counts once.","type":"integer","minimum":0},"purchases":{"type":"integer","minimum":\#
  0},"unclaimed":{"description":"Unclaimed purchases, which have had no holder yet; `purchases\#
  ` counts them too.","type":"integer","minimum":0},"events":{"type":"integer","minimum":0}},"\#
  required":["devices","users","customers","purchases","unclaimed","events"]},"Currency":{"des\#
  cription":"ISO 4217 currency code of three letters, stored as it is sent.","type":"string","\#
  pattern":"^[A-Za-z]{3}$"},"Cursor":{"description":"A position in a project's log: the number\#
   of the last event before it. \"0\" is the position before the first event.","type":"string"\#
  ,"pattern":"^(0|[1-9][0-9]{0,18})$"},"DeviceId":{"description":"A device: one installation o\#
  f one app. A reinstallation is a new device.","type":"string","minLength":1,"maxLength":255}\#
  ,"Duration":{"description":"ISO 8601 duration, for example P1M, P7D or PT1H30M. It has whole\#
   numbers of Y, M, W, D and, after a T, of H, M, S; only the seconds may have a fraction. P1M\#
   keeps the day of the month, or takes the last day of a shorter month.","type":"string","for\#
  mat":"duration"},"DurationBucket":{"description":"A bucket of a histogram.","type":"object",\#
  "properties":{"upToMicros":{"description":"The longest duration that it counts. Null for dur\#
  ations longer than every bound.","type":["integer","null"],"minimum":0},"count":{"descriptio\#
  n":"How many durations are longer than the bound of the bucket before, and not longer than t\#
  his one.","type":"integer","minimum":0}},"required":["upToMicros","count"]},"Durations":{"de\#
  scription":"A histogram of durations since the daemon's start, in microseconds.","type":"obj\#
  ect","properties":{"count":{"description":"How many durations it counts.","type":"integer","\#
  minimum":0},"sumMicros":{"description":"Their sum.","type":"integer","minimum":0},"maxMicros\#
  ":{"description":"The longest of them.","type":"integer","minimum":0},"buckets":{"descriptio\#
  n":"The buckets that are not empty, shortest durations first. Their bounds are 1, 2, 3, 4, 6\#
  , 8, 12, 16 and so on up to 100 seconds.","type":"array","items":{"$ref":"#/components/schem\#
  as/DurationBucket"}}},"required":["count","sumMicros","maxMicros","buckets"]},"EndReason":{"\#
  description":"Why a subscription ended, or will end: the customer's choice, a failed payment\#
  , a refused price increase, a product that is no longer sold (unavailable), the developer, a\#
  nother purchase that took it over (replaced), or another reason. Null when the store named n\#
  one.","type":["string","null"],"enum":["customer","billing","priceIncrease","unavailable","d\#
  eveloper","replaced","other",null],"x-code":[1,2,3,4,5,6,7]},"Entitlement":{"description":"W\#
  hat a product or a grant unlocks for a user, and why. One purchase or grant, the winner, sup\#
  plies every member. If only `entitlements` of `checkEntitlements` names it, every member is \#
  null except `id`, `active` (false), `renewState` (unknown) and `renewsCount` (0).","type":"o\#
  bject","properties":{"id":{"$ref":"#/components/schemas/EntitlementId"},"active":{"descripti\#
  on":"Whether the user has access.","type":"boolean"},"state":{"$ref":"#/components/schemas/S\#
  tate"},"productId":{"description":"Product that gives the entitlement; null for a grant.","t\#
  ype":["string","null"]},"source":{"description":"Store of the purchase, or `manual` for a gr\#
  ant.","type":["string","null"]},"renewState":{"description":"Whether the subscription renews\#
  . billingIssue: the store could not collect a payment.","type":"string","enum":["willRenew",\#
  "canceled","billingIssue","nonRenewable","unknown"]},"grantType":{"description":"What gave t\#
  he entitlement; `manual` for a grant by the method `grant`.","type":["string","null"],"enum"\#
  :["purchase","familySharing","offerCode","manual",null]},"periodType":{"type":["string","nul\#
  l"],"enum":["normal","trial","intro",null]},"startedAt":{"$ref":"#/components/schemas/Nullab\#
  leMoment","description":"Time of the first purchase, or of the grant."},"expiresAt":{"$ref":\#
  "#/components/schemas/NullableMoment","description":"Last millisecond with access, without a\#
   grace period; null for no end."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/Nulla\#
  bleMoment","description":"Last millisecond of the grace period; null without a grace period.\#
  "},"firstPurchasedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of t\#
  he first transaction; null for a grant."},"lastPurchasedAt":{"$ref":"#/components/schemas/Nu\#
  llableMoment","description":"Time of the latest transaction; null for a grant."},"trialStart\#
  edAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which a trial beg\#
  an; null without a trial."},"autoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMome\#
  nt","description":"Time at which the customer turned auto-renew off; null while it is on."},\#
  "renewsCount":{"description":"Number of renewals at the full price.","type":"integer","minim\#
  um":0},"environment":{"type":["string","null"],"enum":["production","sandbox",null]},"store"\#
  :{"description":"Null for a grant.","type":["string","null"]},"transactionId":{"description"\#
  :"Latest transaction; null for a grant.","type":["string","null"]},"originalTransactionId":{\#
  "description":"First transaction; null for a grant.","type":["string","null"]}},"required":[\#
  "id","active","state","productId","source","renewState","grantType","periodType","startedAt"\#
  ,"expiresAt","gracePeriodExpiresAt","firstPurchasedAt","lastPurchasedAt","trialStartedAt","a\#
  utoRenewDisabledAt","renewsCount","environment","store","transactionId","originalTransaction\#
  Id"]},"EntitlementId":{"description":"An entitlement, for example `premium`.","type":"string\#
  ","minLength":1,"maxLength":255},"Entitlements":{"description":"Entitlements by their ids, i\#
  ncluding inactive entitlements.","type":"object","additionalProperties":{"$ref":"#/component\#
  s/schemas/Entitlement"}},"ErrorCounts":{"description":"How many errors of each kind. Kinds t\#
  hat did not occur are missing.","type":"object","additionalProperties":{"type":"integer","mi\#
  nimum":1}},"Event":{"description":"One entry of a project's log. Its other members depend on\#
   its kind: events.md lists them.","type":"object","properties":{"cursor":{"$ref":"#/componen\#
  ts/schemas/Cursor","description":"The event's number in the log; absent in a dry run."},"id"\#
  :{"description":"Unique id of the event.","type":"string"},"kind":{"$ref":"#/components/sche\#
  mas/EventKind"},"at":{"$ref":"#/components/schemas/Moment","description":"Time at which the \#
  event happened, by the project's clock."},"project":{"$ref":"#/components/schemas/ProjectId"\#
  },"user":{"$ref":"#/components/schemas/UserId","description":"CustomerId of the customer tha\#
  t the event is about; absent in clockAdvanced."},"userId":{"$ref":"#/components/schemas/User\#
  Id","description":"Id of the user, if the user is identified."},"anonymousId":{"$ref":"#/com\#
  ponents/schemas/UserId","description":"Id of the user, if the user is anonymous. In identifi\#
  ed, and in loggedOut with a userId: the device's anonymous user after the event."},"cause":{\#
  "$ref":"#/components/schemas/Cause"},"device":{"description":"In userCreated, identified, lo\#
  ggedOut, purchase events and the events that a purchase causes: the device; null when there \#
  is none.","type":["string","null"]},"outcome":{"description":"In identified: the outcome tha\#
  t identify returned.","type":"string","enum":["attached","aliased","moved","switched"]},"fro\#
  m":{"description":"In a move: the holders before.","type":"array","items":{"$ref":"#/compone\#
  nts/schemas/UserId"}},"to":{"$ref":"#/components/schemas/UserId","description":"In a move: t\#
  he user that gained the purchase."},"shared":{"description":"In a move: whether the users in\#
   `from` keep the purchase.","type":"boolean"},"undone":{"description":"In linkUndone: id of \#
  the undone event.","type":"string"},"aliases":{"description":"In usersAliased, and in linkUn\#
  done of customers that are split: every id of the customer now, in byte order.","type":"arra\#
  y","items":{"$ref":"#/components/schemas/UserId"}},"absorbed":{"$ref":"#/components/schemas/\#
  UserId","description":"In usersAliased: the customerId that `user` absorbed; absent when the\#
   joining id was new."},"entitlements":{"description":"In entitlementsActivated and entitleme\#
  ntsDeactivated: the entitlements that changed, in byte order. In granted and grantRevoked: t\#
  he entitlement.","type":"array","items":{"$ref":"#/components/schemas/EntitlementId"}},"stor\#
  e":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schem\#
  as/TransactionId"},"transactionId":{"$ref":"#/components/schemas/TransactionId","description\#
  ":"The latest transaction; in purchaseUpdated, the transaction that changed."},"product":{"$\#
  ref":"#/components/schemas/ProductId"},"productKind":{"$ref":"#/components/schemas/ProductKi\#
  nd"},"holders":{"description":"In purchase events: the holders.","type":"array","items":{"$r\#
  ef":"#/components/schemas/UserId"}},"environment":{"$ref":"#/components/schemas/PurchaseEnvi\#
  ronment"},"firstPurchasedAt":{"$ref":"#/components/schemas/Moment"},"purchasedAt":{"$ref":"#\#
  /components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","desc\#
  ription":"In purchase events: the end of the period. In granted and grantRevoked: the end of\#
   the grant."},"periodType":{"$ref":"#/components/schemas/PeriodType"},"isFamilyShared":{"typ\#
  e":"boolean"},"price":{"type":["string","null"]},"currency":{"type":["string","null"]},"coun\#
  try":{"type":["string","null"]},"offerCode":{"type":["string","null"]},"attributes":{"$ref":\#
  "#/components/schemas/Attributes"},"endReason":{"$ref":"#/components/schemas/EndReason","des\#
  cription":"In purchase events: why the purchase ended, or will end; absent when the store na\#
  med no reason."},"replaces":{"$ref":"#/components/schemas/TransactionId","description":"In p\#
  urchase events: the purchase that this one takes over; absent when there is none."},"changes\#
  ":{"description":"In purchaseUpdated: the fields of the transaction that the call changed, w\#
  ith their new values; absent when the clock is the cause. In purchaseRecorded and purchaseRe\#
  newed: what the store says along with the new period about the time after it, for example th\#
  at auto-renew is off; absent when it says nothing.","type":"object"},"state":{"$ref":"#/comp\#
  onents/schemas/State","description":"In purchaseRenewed, purchaseUpdated and purchaseExpired\#
  , and in purchaseRecorded of a purchase that gives no access or replaces a known one: the pu\#
  rchase's state after the event."},"before":{"description":"In the same events: `state` befor\#
  e the event, and former values. In purchaseUpdated by a call: those of the fields in `change\#
  s`. In purchaseRenewed: `product`, `expiresAt` and `periodType` of the transaction before; i\#
  n purchaseRecorded those of the purchase that it replaces, if that is known. In all others, \#
  and in purchaseRenewed too: `autoRenew`, `renewsAs` and `billingIssueAt` of the latest trans\#
  action, if they were set.","type":"object"},"isEarlier":{"description":"In purchaseUpdated: \#
  true if the transaction is not the latest of the purchase; otherwise absent.","type":"boolea\#
  n"},"now":{"$ref":"#/components/schemas/Moment","description":"In clockAdvanced: the time th\#
  at the clock shows."}},"required":["id","kind","at","project","cause"]},"EventId":{"descript\#
  ion":"Id of an event, as the log shows it.","type":"string","minLength":1,"maxLength":255},"\#
  EventKind":{"description":"Kind of an event.","type":"string","enum":["userCreated","identif\#
  ied","loggedOut","usersAliased","linkUndone","purchaseRecorded","purchaseRenewed","purchaseU\#
  pdated","purchaseExpired","entitlementsActivated","entitlementsDeactivated","subscriptionRec\#
  eived","subscriptionTransferred","oneTimePurchaseReceived","oneTimePurchaseTransferred","gra\#
  nted","grantRevoked","userDeleted","clockAdvanced","userImported","tracesCleared"],"x-code":\#
  [1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21]},"ExplanationStep":{"description":"O\#
  ne step that led a user to an entitlement, or took it away. A member that does not apply, or\#
   is not known, is absent.","type":"object","properties":{"step":{"description":"Kind of the \#
  step; rules.md describes each kind.","type":"string","enum":["purchased","claimed","granted"\#
  ,"attached","moved","shared","transferred","aliased","unclear","identified","renewed","revok\#
  ed","mapped","clock"]},"text":{"description":"An explanation in one sentence.","type":"strin\#
  g"},"at":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the step, if i\#
  t has a time. In `clock`: the moment that the result is for."},"event":{"$ref":"#/components\#
  /schemas/EventId","description":"Id of the event that reported the step."},"cursor":{"$ref":\#
  "#/components/schemas/Cursor","description":"Cursor of that event."},"rule":{"$ref":"#/compo\#
  nents/schemas/AppliedRule","description":"The rule that applied in the step."},"by":{"descri\#
  ption":"In `claimed`: what led to the user.","type":"string","enum":["purchase","restore","a\#
  ccountToken","replaces","firstItem"],"x-code":[1,2,3,4,5]},"method":{"description":"Method t\#
  hat made the step. In `revoked`: present if an import brought the end.","type":"string","enu\#
  m":["identify","restore","purchase","user.link.undo","user.import"]},"from":{"description":"\#
  Who had it before: at most ten ids, one id per customer. In `aliased`: the first customer. I\#
  n `identified`: the device's anonymous user.","type":"array","items":{"$ref":"#/components/s\#
  chemas/UserId"}},"to":{"description":"Who has it afterwards. In `aliased`: the second custom\#
  er.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"description":\#
  "In `purchased` and `identified`: the device; null for a purchase without a device.","type":\#
  ["string","null"]},"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$\#
  ref":"#/components/schemas/TransactionId"},"transactionId":{"$ref":"#/components/schemas/Tra\#
  nsactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"state":{"$ref":"#/componen\#
  ts/schemas/State","description":"State of the purchase or grant at that time."},"since":{"$r\#
  ef":"#/components/schemas/NullableMoment","description":"In `clock`: start of the state; whe\#
  n access is over, the last millisecond with access. In other steps: start of the period."},"\#
  until":{"$ref":"#/components/schemas/NullableMoment","description":"Last millisecond of the \#
  state, as far as is known; the end of a pause. Null for no end."},"recomputed":{"description\#
  ":"True when an undo of an earlier link changed the outcome of this login; otherwise absent.\#
  ","type":"boolean"}},"required":["step","text","at"]},"FeedStats":{"description":"The reader\#
  s of events.","type":"object","properties":{"waits":{"description":"`events.wait` requests t\#
  hat wait now.","type":"integer","minimum":0},"subscriptions":{"description":"Open subscripti\#
  ons.","type":"integer","minimum":0},"consumers":{"description":"Consumers, by project and na\#
  me: at most 256.","type":"array","items":{"$ref":"#/components/schemas/ConsumerLag"}},"moreC\#
  onsumers":{"description":"Whether there are more consumers.","type":"boolean"}},"required":[\#
  "waits","subscriptions","consumers","moreConsumers"]},"IdempotencyKey":{"description":"Key o\#
  f one write. The daemon stores it for 24 hours, per project and method.","type":"string","mi\#
  nLength":1,"maxLength":255},"ImportedPurchase":{"description":"A purchase as `user.export` s\#
  hows it. The daemon accepts and ignores members that derive from the transactions.","title":\#
  "a purchase","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"or\#
  iginalTransactionId":{"$ref":"#/components/schemas/TransactionId","description":"The first t\#
  ransaction."},"transactionId":{"description":"Not read."},"product":{"description":"Present \#
  product, if it differs from that of the latest transaction.","type":["string","null"]},"kind\#
  ":{"description":"Not read."},"state":{"description":"Not read."},"holders":{"description":"\#
  Who holds the purchase: one id per customer.","type":"array","items":{"$ref":"#/components/s\#
  chemas/UserId"},"maxItems":10000},"device":{"description":"Device on which the customer boug\#
  ht; null when there is none.","type":["string","null"]},"storeAccount":{"description":"Store\#
   account that bought it; null when there is none.","type":["string","null"]},"purchasedAt":{\#
  "description":"Not read."},"firstPurchasedAt":{"description":"Not read."},"expiresAt":{"$ref\#
  ":"#/components/schemas/NullableMoment","description":"Present end, if it differs from that \#
  of the latest transaction."},"noEnd":{"description":"True if somebody stated that the presen\#
  t has no end, and the latest transaction does not say so.","type":"boolean"},"trialStartedAt\#
  ":{"description":"Not read."},"periodType":{"description":"Not read."},"environment":{"descr\#
  iption":"Not read."},"isFamilyShared":{"description":"Not read."},"price":{"description":"No\#
  t read."},"currency":{"description":"Not read."},"country":{"description":"Not read."},"offe\#
  rCode":{"description":"Not read."},"autoRenew":{"description":"Not read."},"autoRenewDisable\#
  dAt":{"description":"Not read."},"gracePeriodExpiresAt":{"description":"Not read."},"billing\#
  Retry":{"description":"Not read."},"pausedUntil":{"description":"Not read."},"refundedAt":{"\#
  description":"Not read."},"revokedAt":{"description":"Not read."},"endedAt":{"description":"\#
  Not read."},"paused":{"description":"Not read."},"renewsAs":{"description":"Not read."},"end\#
  Reason":{"description":"Not read."},"billingIssueAt":{"description":"Not read."},"replaces":\#
  {"description":"Purchase that this one takes over, as the store named it; null when there is\#
   none.","type":["string","null"]},"replacedBy":{"description":"Purchase that has taken this \#
  one over. Read only with `replacedAt`, if the daemon does not know that purchase.","type":["\#
  string","null"]},"replacedAt":{"$ref":"#/components/schemas/NullableMoment","description":"W\#
  hen that purchase began: this one gives no access from then on."},"keys":{"description":"Fur\#
  ther names of the purchase.","type":"array","items":{"$ref":"#/components/schemas/Transactio\#
  nId"},"maxItems":10},"firstItem":{"$ref":"#/components/schemas/TransactionId","description":\#
  "Purchase of the first item, if this one is of a further item of the same subscription or or\#
  der."},"renewsCount":{"description":"Not read."},"accountToken":{"description":"First accoun\#
  t token that the store named; null without one.","type":["string","null"]},"transactions":{"\#
  description":"All transactions, in any order.","type":"array","items":{"$ref":"#/components/\#
  schemas/ImportedTransaction"},"maxItems":10000}},"required":["store","originalTransactionId"\#
  ,"transactions"],"additionalProperties":false},"ImportedTransaction":{"description":"A trans\#
  action as `user.export` shows it: dated facts.","title":"a transaction","type":"object","pro\#
  perties":{"transactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#\#
  /components/schemas/ProductId"},"periodType":{"$ref":"#/components/schemas/PeriodType"},"pur\#
  chasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/N\#
  ullableMoment","description":"End of the period. Null alone states nothing."},"noEnd":{"desc\#
  ription":"True if the store stated that there is no end, so that no grace period counts as t\#
  he end.","type":"boolean"},"isFamilyShared":{"description":"Whether a family member bought i\#
  t and shares it.","type":"boolean"},"price":{"description":"A decimal number in a string, fo\#
  r example \"9.99\".","type":["string","null"]},"currency":{"description":"ISO 4217 code, as \#
  it was sent.","type":["string","null"]},"country":{"description":"ISO 3166 code, as it was s\#
  ent.","type":["string","null"]},"offerCode":{"description":"Offer code, as it was sent.","ty\#
  pe":["string","null"]},"attributes":{"$ref":"#/components/schemas/Attributes"},"kind":{"$ref\#
  ":"#/components/schemas/ProductKind","description":"The kind that the store named."},"enviro\#
  nment":{"$ref":"#/components/schemas/PurchaseEnvironment","description":"The environment tha\#
  t the store named."},"autoRenew":{"description":"False while auto-renew is off.","type":"boo\#
  lean"},"autoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMoment","description":"Ti\#
  me since which auto-renew has been off."},"gracePeriodExpiresAt":{"$ref":"#/components/schem\#
  as/NullableMoment","description":"Last moment of the grace period."},"billingRetry":{"descri\#
  ption":"True while the store retries a failed payment.","type":"boolean"},"pausedUntil":{"$r\#
  ef":"#/components/schemas/NullableMoment","description":"Time at which the pause ends."},"re\#
  fundedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the refund."}\#
  ,"revokedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which the \#
  store withdrew access."},"endedAt":{"$ref":"#/components/schemas/NullableMoment","descriptio\#
  n":"Time at which access ended before the end of the period."},"paused":{"description":"True\#
   while the store reports the subscription as paused.","type":"boolean"},"renewsAs":{"$ref":"\#
  #/components/schemas/ProductId","description":"Product of the next period."},"endReason":{"$\#
  ref":"#/components/schemas/EndReason"},"billingIssueAt":{"$ref":"#/components/schemas/Nullab\#
  leMoment","description":"Time since which billing has failed."},"listedAt":{"$ref":"#/compon\#
  ents/schemas/NullableMoment","description":"Time at which the store last listed the items of\#
   the subscription, this one among them. Absent if the subscription had one item only."},"asO\#
  f":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which the store stat\#
  ed all of this. Without it, the transaction is older than any statement of a store."}},"requ\#
  ired":["transactionId","product","purchasedAt"],"additionalProperties":false},"Limits":{"des\#
  cription":"The daemon's limits by name.","type":"object","properties":{"lineBytesMax":{"desc\#
  ription":"Longest line, in bytes without the line feed.","type":"integer"},"batchEntriesMax"\#
  :{"description":"Most requests in one batch.","type":"integer"},"depthMax":{"description":"D\#
  eepest nesting of JSON arrays and objects.","type":"integer"},"requestIdBytesMax":{"descript\#
  ion":"Longest request id, in bytes.","type":"integer"}},"required":["lineBytesMax","batchEnt\#
  riesMax","depthMax","requestIdBytesMax"],"additionalProperties":{"type":"integer"}},"LosingS\#
  ource":{"description":"A purchase or grant that also gives the entitlement, but does not sup\#
  ply its fields.","type":"object","properties":{"lostBy":{"description":"The first criterion,\#
   in the order of rules.md, in which the two differ.","type":"string","enum":["active","end",\#
  "purchasedAt","transactionId","store","originalTransactionId","order"]},"text":{"description\#
  ":"An explanation in one sentence.","type":"string"},"entitlement":{"$ref":"#/components/sch\#
  emas/Entitlement","description":"The entitlement as this purchase or grant alone would give \#
  it."}},"required":["lostBy","text","entitlement"]},"MethodStats":{"description":"The request\#
  s of a method, without those that the daemon has not answered yet.","type":"object","propert\#
  ies":{"requests":{"description":"How many requests the daemon answered, with results or erro\#
  rs.","type":"integer","minimum":0},"errors":{"$ref":"#/components/schemas/ErrorCounts"},"dur\#
  ations":{"$ref":"#/components/schemas/Durations"}},"required":["requests","errors","duration\#
  s"]},"MethodSummary":{"description":"One line in the list of methods.","type":"object","prop\#
  erties":{"name":{"type":"string"},"summary":{"type":"string"},"role":{"type":"string","enum"\#
  :["read","write","admin"]}},"required":["name","summary","role"]},"MissingReason":{"descript\#
  ion":"A reason why an entitlement is not active.","type":"object","properties":{"kind":{"des\#
  cription":"What is missing; rules.md describes each kind.","type":"string","enum":["expired"\#
  ,"paused","billingRetry","refunded","revoked","notYet","environment","notMapped","notIdentif\#
  ied","heldByAnother","heldByNobody","noProduct","noPurchase","notGranted"]},"text":{"descrip\#
  tion":"An explanation in one sentence.","type":"string"},"store":{"$ref":"#/components/schem\#
  as/Store","description":"Store of the purchase, if the reason is about a purchase."},"origin\#
  alTransactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/componen\#
  ts/schemas/ProductId"},"holder":{"$ref":"#/components/schemas/UserId","description":"In `hel\#
  dByAnother` and `notIdentified`: the holder of the purchase. An identified holder comes befo\#
  re an anonymous holder, then the first in byte order."},"since":{"$ref":"#/components/schema\#
  s/Moment","description":"Last millisecond with access. In `refunded` and `revoked`: time of \#
  the refund or revocation. In `notIdentified`: when the holder logged out on this device, if \#
  it did."},"until":{"$ref":"#/components/schemas/Moment","description":"In `paused`: end of t\#
  he pause. In `notYet`: start of access."},"because":{"description":"In `heldByAnother`: the \#
  steps that led to the holder.","type":"array","items":{"$ref":"#/components/schemas/Explanat\#
  ionStep"}},"suggestedCalls":{"description":"Calls that would each make the entitlement activ\#
  e at the moment that the result is for. A call is listed under the first reason that it remo\#
  ves.","type":"array","items":{"$ref":"#/components/schemas/SuggestedCall"}}},"required":["ki\#
  nd","text","suggestedCalls"]},"Moment":{"description":"RFC 3339 timestamp, for example 2026-\#
  11-21T09:30:00Z. The daemon accepts any UTC offset and precision, and returns UTC with milli\#
  seconds.","type":"string","format":"date-time"},"Move":{"description":"A purchase with new h\#
  olders.","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"origin\#
  alTransactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/componen\#
  ts/schemas/ProductId"},"kind":{"$ref":"#/components/schemas/ProductKind"},"from":{"descripti\#
  on":"Who held it before: one id per customer, in byte order.","type":"array","items":{"$ref"\#
  :"#/components/schemas/UserId"}},"to":{"$ref":"#/components/schemas/UserId","description":"T\#
  he user that gained it. After an undo in which no user gained it: the first remaining holder\#
   in byte order."},"shared":{"description":"True when the users in `from` still hold it.","ty\#
  pe":"boolean"}},"required":["store","originalTransactionId","product","kind","from","to","sh\#
  ared"]},"NotifiedPurchase":{"description":"What a notification did to one purchase.","type":\#
  "object","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId"\#
  :{"$ref":"#/components/schemas/TransactionId"},"transactionId":{"$ref":"#/components/schemas\#
  /TransactionId","description":"Transaction that the statement is about."},"outcome":{"descri\#
  ption":"As of `purchase`.","type":"string","enum":["recorded","renewed","planChanged","recei\#
  ved","claimed","updated","stale","unchanged"]},"fields":{"description":"Fields of the transa\#
  ction that changed; for a new period, those that differ from the period before, apart from `\#
  purchasedAt`. Absent when there are none.","type":"array","items":{"type":"string"}},"stale"\#
  :{"description":"Fields that lost against newer information; absent when there are none.","t\#
  ype":"array","items":{"type":"string"}}},"required":["store","originalTransactionId","transa\#
  ctionId","outcome"]},"NullableMoment":{"description":"RFC 3339 timestamp, or null.","type":[\#
  "string","null"],"format":"date-time"},"Peer":{"description":"The other end of the connectio\#
  n, as the kernel reports it.","type":"object","properties":{"uid":{"type":"integer"},"gid":{\#
  "type":"integer"},"pid":{"type":"integer"},"role":{"type":"string","enum":["read","write","a\#
  dmin"]}},"required":["uid","gid","pid","role"]},"PeerStats":{"description":"The open connect\#
  ions of a uid with a role.","type":"object","properties":{"uid":{"type":"integer"},"role":{"\#
  description":"`none` for clients without a role, whose requests the daemon refuses.","type":\#
  "string","enum":["none","read","write","admin"]},"connections":{"description":"How many conn\#
  ections.","type":"integer","minimum":0}},"required":["uid","role","connections"]},"PeriodTyp\#
  e":{"description":"Price of a period: full (normal), a trial, or introductory (intro).","typ\#
  e":"string","enum":["normal","trial","intro"],"x-code":[1,2,3]},"Platform":{"description":"P\#
  latform of the device: ios, android, web or another word of that form.","type":"string","pat\#
  tern":"^[A-Za-z0-9._-]{1,64}$"},"PlayStoreSettings":{"description":"How the project verifies\#
   and reads what Google Play sends.","type":"object","properties":{"packages":{"description":\#
  "Package names of the apps whose notifications the project takes.","type":"array","items":{"\#
  type":"string","minLength":1,"maxLength":255},"maxItems":100}},"required":["packages"],"addi\#
  tionalProperties":false},"Preset":{"description":"A named set of rules.","type":"string","en\#
  um":["qonversion","revenuecat","revenuecatLegacy","purchasely"],"x-code":[1,2,3,4]},"Price":\#
  {"description":"A decimal number in a string, for example \"9.99\".","type":"string","patter\#
  n":"^[0-9]{1,15}(\\.[0-9]{1,9})?$"},"Product":{"description":"A product of the catalogue.","\#
  title":"a product","type":"object","properties":{"kind":{"description":"Default: the kind th\#
  at the purchase gives; without it, `subscription` for a purchase with an end and `nonConsuma\#
  ble` for a purchase without.","type":["string","null"],"enum":["subscription","nonRenewingSu\#
  bscription","nonConsumable","consumable",null]},"entitlements":{"description":"Ids of the en\#
  titlements that the product unlocks.","type":"array","items":{"$ref":"#/components/schemas/E\#
  ntitlementId"},"maxItems":100},"basePlan":{"description":"Id of Google's base plan. Webhooks\#
   in the format `revenuecat` then name the product `PRODUCT:PLAN`, and an import from there f\#
  inds it by that name.","type":"string","minLength":1,"maxLength":255}},"required":["entitlem\#
  ents"],"additionalProperties":false},"ProductId":{"description":"A product, by the id that t\#
  he store and the catalogue use.","type":"string","minLength":1,"maxLength":255},"ProductKind\#
  ":{"description":"Kind of a product, which determines how a purchase moves and expires.","ty\#
  pe":"string","enum":["subscription","nonRenewingSubscription","nonConsumable","consumable"],\#
  "x-code":[1,2,3,4]},"Project":{"description":"A project: a namespace for users, purchases, r\#
  ules and events, with the counts of its records.","type":"object","properties":{"id":{"$ref"\#
  :"#/components/schemas/ProjectId"},"rules":{"$ref":"#/components/schemas/Rules"},"products":\#
  {"$ref":"#/components/schemas/Catalogue"},"entitlements":{"description":"Ids that `grant` ac\#
  cepts in addition to the entitlements of the catalogue.","type":"array","items":{"$ref":"#/c\#
  omponents/schemas/EntitlementId"}},"environment":{"$ref":"#/components/schemas/ProjectEnviro\#
  nment"},"clock":{"$ref":"#/components/schemas/Clock"},"webhooks":{"description":"URLs that r\#
  eceive the project's events. Only `project.webhooks` returns the secrets.","type":"array","i\#
  tems":{"$ref":"#/components/schemas/WebhookSummary"}},"stores":{"$ref":"#/components/schemas\#
  /Stores"},"createdAt":{"$ref":"#/components/schemas/Moment","description":"Time of the creat\#
  ion, by the project's own clock."},"counts":{"$ref":"#/components/schemas/Counts"}},"require\#
  d":["id","rules","products","entitlements","environment","clock","webhooks","stores","create\#
  dAt","counts"]},"ProjectEnvironment":{"description":"Which purchases give access: those of p\#
  roduction, those of the sandbox, or both (any).","type":"string","enum":["production","sandb\#
  ox","any"],"x-code":[1,2,3]},"ProjectId":{"description":"A project: a namespace for users, p\#
  urchases, rules and events. Projects share no data.","type":"string","minLength":1,"maxLengt\#
  h":255},"ProjectSummary":{"description":"One line in the list of projects.","type":"object",\#
  "properties":{"id":{"$ref":"#/components/schemas/ProjectId"},"preset":{"$ref":"#/components/\#
  schemas/Preset"},"createdAt":{"$ref":"#/components/schemas/Moment"},"counts":{"$ref":"#/comp\#
  onents/schemas/Counts"}},"required":["id","preset","createdAt","counts"]},"Properties":{"des\#
  cription":"Properties by their names. setUserProperty stores at most 100 per customer.","typ\#
  e":"object","propertyNames":{"$ref":"#/components/schemas/PropertyKey"},"additionalPropertie\#
  s":{"$ref":"#/components/schemas/PropertyValue"}},"PropertyKey":{"description":"Name of a pr\#
  operty: 1 to 80 letters, digits, and _ . : - $.","type":"string","pattern":"^[A-Za-z0-9_.:$-\#
  ]{1,80}$"},"PropertyValue":{"description":"Value of a property.","type":"string","maxLength"\#
  :500},"Purchase":{"description":"One product bought in one store, its transactions and its h\#
  olders.","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"origin\#
  alTransactionId":{"$ref":"#/components/schemas/TransactionId","description":"The first trans\#
  action."},"transactionId":{"$ref":"#/components/schemas/TransactionId","description":"The la\#
  test transaction."},"product":{"$ref":"#/components/schemas/ProductId"},"kind":{"$ref":"#/co\#
  mponents/schemas/ProductKind","description":"Kind that the purchase or the catalogue gives; \#
  without it, `subscription` for a purchase with an end and `nonConsumable` for a purchase wit\#
  hout."},"state":{"$ref":"#/components/schemas/State","description":"Current state; null befo\#
  re the first purchasedAt."},"holders":{"description":"Who holds the purchase: one id per cus\#
  tomer, in byte order.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"devic\#
  e":{"description":"Device on which the customer bought; null when there is none.","type":["s\#
  tring","null"]},"storeAccount":{"description":"Store account that bought it; null when there\#
   is none.","type":["string","null"]},"purchasedAt":{"$ref":"#/components/schemas/Moment","de\#
  scription":"Time of the latest transaction."},"firstPurchasedAt":{"$ref":"#/components/schem\#
  as/Moment","description":"Time of the first transaction."},"expiresAt":{"$ref":"#/components\#
  /schemas/NullableMoment","description":"Last millisecond of the period; null for no end."},"\#
  noEnd":{"description":"Only in an export: true if a call without a date named `expiresAt` as\#
   null, and the latest transaction has no statement about its end; otherwise absent.","type":\#
  "boolean"},"trialStartedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Tim\#
  e at which a trial began; null without a trial."},"periodType":{"$ref":"#/components/schemas\#
  /PeriodType"},"environment":{"$ref":"#/components/schemas/PurchaseEnvironment","description"\#
  :"Environment of the first transaction."},"isFamilyShared":{"description":"Whether a family \#
  member bought it and shares it.","type":"boolean"},"price":{"description":"A decimal number \#
  in a string, for example \"9.99\".","type":["string","null"]},"currency":{"description":"ISO\#
   4217 code, as it was sent.","type":["string","null"]},"country":{"description":"ISO 3166 co\#
  de, as it was sent.","type":["string","null"]},"offerCode":{"description":"Offer code, as it\#
   was sent.","type":["string","null"]},"autoRenew":{"description":"Whether it renews automati\#
  cally: true for a subscription until purchase.update turns it off, false for every other kin\#
  d.","type":"boolean"},"autoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMoment","d\#
  escription":"Time since which auto-renew has been off; null while it is on."},"gracePeriodEx\#
  piresAt":{"$ref":"#/components/schemas/NullableMoment","description":"Last millisecond of th\#
  e grace period; null without a grace period."},"billingRetry":{"description":"Whether the st\#
  ore retries a failed payment.","type":"boolean"},"pausedUntil":{"$ref":"#/components/schemas\#
  /NullableMoment","description":"Time at which the pause ends; null without a pause."},"refun\#
  dedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the refund; null\#
   without a refund."},"revokedAt":{"$ref":"#/components/schemas/NullableMoment","description"\#
  :"Time at which the store withdrew access; null when it did not."},"endedAt":{"$ref":"#/comp\#
  onents/schemas/NullableMoment","description":"Time at which access ended before the end of t\#
  he period; null when it did not."},"paused":{"description":"Whether the store reports the su\#
  bscription as paused.","type":"boolean"},"renewsAs":{"description":"Product of the next peri\#
  od; null for the same product.","type":["string","null"]},"endReason":{"$ref":"#/components/\#
  schemas/EndReason","description":"Why the purchase ended, or will end; null when the store n\#
  amed no reason."},"billingIssueAt":{"$ref":"#/components/schemas/NullableMoment","descriptio\#
  n":"Time since which billing has failed; null when it does not fail."},"replaces":{"descript\#
  ion":"Purchase that this one takes over, as the store named it; null when there is none.","t\#
  ype":["string","null"]},"replacedBy":{"description":"`originalTransactionId` of the purchase\#
   that took this one over; null before it began.","type":["string","null"]},"replacedAt":{"$r\#
  ef":"#/components/schemas/NullableMoment","description":"When that purchase began; null befo\#
  re."},"keys":{"description":"Further names of the purchase, in byte order.","type":"array","\#
  items":{"$ref":"#/components/schemas/TransactionId"}},"firstItem":{"$ref":"#/components/sche\#
  mas/TransactionId","description":"`originalTransactionId` of the first item, if this purchas\#
  e is a further item of the same subscription or order; otherwise absent."},"renewsCount":{"d\#
  escription":"Number of renewals at the full price: the number of `normal` periods minus 1, a\#
  t least 0.","type":"integer","minimum":0},"accountToken":{"description":"First account token\#
   that the store named; null without one.","type":["string","null"]},"transactions":{"descrip\#
  tion":"All transactions, oldest first.","type":"array","items":{"$ref":"#/components/schemas\#
  /Transaction"}}},"required":["store","originalTransactionId","transactionId","product","kind\#
  ","state","holders","device","storeAccount","purchasedAt","firstPurchasedAt","expiresAt","tr\#
  ialStartedAt","periodType","environment","isFamilyShared","price","currency","country","offe\#
  rCode","autoRenew","autoRenewDisabledAt","gracePeriodExpiresAt","billingRetry","pausedUntil"\#
  ,"refundedAt","revokedAt","endedAt","paused","renewsAs","endReason","billingIssueAt","replac\#
  es","replacedBy","replacedAt","keys","renewsCount","accountToken","transactions"]},"Purchase\#
  Environment":{"description":"Environment of the store: production, or sandbox for test purch\#
  ases.","type":"string","enum":["production","sandbox"],"x-code":[1,2]},"PurchaseRef":{"descr\#
  iption":"A purchase, by its store and the id of its first transaction.","title":"a purchase"\#
  ,"type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransa\#
  ctionId":{"$ref":"#/components/schemas/TransactionId","description":"Id of the purchase's fi\#
  rst transaction."}},"required":["store","originalTransactionId"],"additionalProperties":fals\#
  e},"Refusal":{"description":"A purchase that a restore refused, and the rule that refused it\#
  .","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTran\#
  sactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/sch\#
  emas/ProductId"},"holder":{"$ref":"#/components/schemas/UserId","description":"Who holds it.\#
   An identified holder comes before an anonymous holder, then the first in byte order."},"rul\#
  e":{"description":"The rule that refused it.","type":"string","enum":["onRestore","oneTimePu\#
  rchases"]}},"required":["store","originalTransactionId","product","holder","rule"]},"Remaini\#
  ngChange":{"description":"A later change that stays although an earlier link is undone.","ty\#
  pe":"object","properties":{"event":{"$ref":"#/components/schemas/EventId","description":"Id \#
  of the event that reported it."},"method":{"description":"Method that made it.","type":"stri\#
  ng","enum":["restore","purchase","user.link.undo","user.import"]}},"required":["event","meth\#
  od"]},"Rules":{"description":"Every rule of a project. rules.md describes each rule.","type"\#
  :"object","properties":{"preset":{"$ref":"#/components/schemas/Preset","description":"Preset\#
   that the rules started from."},"anonymousPrefix":{"description":"Beginning of each anonymou\#
  s id; 32 lower-case hex digits follow. When it is empty, an anonymous id is a lower-case UUI\#
  D.","type":"string","maxLength":64,"x-presets":{"qonversion":"QON_","revenuecat":"$RCAnonymo\#
  usID:","revenuecatLegacy":"$RCAnonymousID:","purchasely":""}},"onIdentifyNew":{"description"\#
  :"What a login of a new user id does when no user is logged in on the device.","type":"strin\#
  g","enum":["attach","alias","aliasUnlessLinked","move","switch"],"x-code":[1,2,3,4,5],"x-pre\#
  sets":{"qonversion":"attach","revenuecat":"alias","revenuecatLegacy":"alias","purchasely":"m\#
  ove"}},"onIdentifyKnown":{"description":"What a login of a known user id does when no user i\#
  s logged in on the device.","type":"string","enum":["attach","alias","aliasUnlessLinked","mo\#
  ve","switch"],"x-presets":{"qonversion":"attach","revenuecat":"aliasUnlessLinked","revenueca\#
  tLegacy":"alias","purchasely":"move"}},"onSwitch":{"description":"What a login does when ano\#
  ther user is logged in on the device.","type":"string","enum":["logoutFirst","switch"],"x-co\#
  de":[1,2],"x-presets":{"qonversion":"logoutFirst","revenuecat":"switch","revenuecatLegacy":"\#
  switch","purchasely":"switch"}},"onLogout":{"description":"The current user after a logout: \#
  the same anonymous user (return), or a new anonymous user (rotate).","type":"string","enum":\#
  ["return","rotate"],"x-code":[1,2],"x-presets":{"qonversion":"return","revenuecat":"rotate",\#
  "revenuecatLegacy":"rotate","purchasely":"return"}},"onAnonymousLogout":{"description":"What\#
   a logout does when no user is logged in.","type":"string","enum":["ignore","refuse","rotate\#
  "],"x-code":[1,2,3],"x-presets":{"qonversion":"ignore","revenuecat":"refuse","revenuecatLega\#
  cy":"rotate","purchasely":"ignore"}},"purchaseHolders":{"description":"Who holds a new purch\#
  ase: the device's anonymous user and its identified user, or only the current user.","type":\#
  "string","enum":["deviceAndUser","currentUser"],"x-code":[1,2],"x-presets":{"qonversion":"de\#
  viceAndUser","revenuecat":"currentUser","revenuecatLegacy":"currentUser","purchasely":"curre\#
  ntUser"}},"onRestore":{"description":"What a restore does with a purchase that another user \#
  holds.","type":"string","enum":["share","transfer","transferIfInactive","keep","alias"],"x-c\#
  ode":[1,2,3,4,5],"x-presets":{"qonversion":"share","revenuecat":"transfer","revenuecatLegacy\#
  ":"alias","purchasely":"transfer"}},"anonymousHolders":{"description":"What a restore does w\#
  ith a purchase that only anonymous users hold.","type":"string","enum":["asOthers","alias"],\#
  "x-code":[1,2],"x-presets":{"qonversion":"asOthers","revenuecat":"alias","revenuecatLegacy":\#
  "alias","purchasely":"asOthers"}},"oneTimePurchases":{"description":"Whether a restore moves\#
   one-time purchases.","type":"string","enum":["move","stay"],"x-code":[1,2],"x-presets":{"qo\#
  nversion":"move","revenuecat":"move","revenuecatLegacy":"move","purchasely":"stay"}},"unclai\#
  medPurchases":{"description":"What the daemon does with a purchase that a store reports with\#
  out a known user: it does not record it (ignore), records it without a holder (keep), or giv\#
  es it to a new anonymous user (anonymous).","type":"string","enum":["ignore","keep","anonymo\#
  us"],"x-code":[1,2,3],"x-presets":{"qonversion":"keep","revenuecat":"ignore","revenuecatLega\#
  cy":"ignore","purchasely":"keep"}},"userIdLengthMax":{"description":"Maximum length of a use\#
  r id, in Unicode scalars.","type":"integer","minimum":1,"maximum":255,"x-presets":{"qonversi\#
  on":255,"revenuecat":100,"revenuecatLegacy":100,"purchasely":255}},"blockedUserIds":{"descri\#
  ption":"Ids that no user may have, compared byte by byte. The empty id is always blocked.","\#
  type":"array","items":{"type":"string","maxLength":255},"maxItems":1000,"x-presets":{"qonver\#
  sion":[],"revenuecat":["no_user","null","none","nil","(null)","\u0000","unidentified","undef\#
  ined","unknown","anonymous","guest"],"revenuecatLegacy":["no_user","null","none","nil","(nul\#
  l)"],"purchasely":[]}}},"required":["preset","anonymousPrefix","onIdentifyNew","onIdentifyKn\#
  own","onSwitch","onLogout","onAnonymousLogout","purchaseHolders","onRestore","anonymousHolde\#
  rs","oneTimePurchases","unclaimedPurchases","userIdLengthMax","blockedUserIds"]},"RulesChoic\#
  e":{"description":"Name of a preset, or an object with a preset and the rules that differ fr\#
  om it.","anyOf":[{"$ref":"#/components/schemas/Preset"},{"title":"rules","type":"object","pr\#
  operties":{"preset":{"$ref":"#/components/schemas/Preset","description":"Preset that supplie\#
  s the rules that are not given.","default":"qonversion"},"anonymousPrefix":{"description":"B\#
  eginning of each anonymous id; 32 lower-case hex digits follow. When it is empty, an anonymo\#
  us id is a lower-case UUID.","type":"string","maxLength":64},"onIdentifyNew":{"description":\#
  "What a login of a new user id does when no user is logged in on the device.","type":"string\#
  ","enum":["attach","alias","aliasUnlessLinked","move","switch"]},"onIdentifyKnown":{"descrip\#
  tion":"What a login of a known user id does when no user is logged in on the device.","type"\#
  :"string","enum":["attach","alias","aliasUnlessLinked","move","switch"]},"onSwitch":{"descri\#
  ption":"What a login does when another user is logged in on the device.","type":"string","en\#
  um":["logoutFirst","switch"]},"onLogout":{"description":"The current user after a logout: th\#
  e same anonymous user (return), or a new anonymous user (rotate).","type":"string","enum":["\#
  return","rotate"]},"onAnonymousLogout":{"description":"What a logout does when no user is lo\#
  gged in.","type":"string","enum":["ignore","refuse","rotate"]},"purchaseHolders":{"descripti\#
  on":"Who holds a new purchase: the device's anonymous user and its identified user, or only \#
  the current user.","type":"string","enum":["deviceAndUser","currentUser"]},"onRestore":{"des\#
  cription":"What a restore does with a purchase that another user holds.","type":"string","en\#
  um":["share","transfer","transferIfInactive","keep","alias"]},"anonymousHolders":{"descripti\#
  on":"What a restore does with a purchase that only anonymous users hold.","type":"string","e\#
  num":["asOthers","alias"]},"oneTimePurchases":{"description":"Whether a restore moves one-ti\#
  me purchases.","type":"string","enum":["move","stay"]},"unclaimedPurchases":{"description":"\#
  What the daemon does with a purchase that a store reports without a known user: it does not \#
  record it (ignore), records it without a holder (keep), or gives it to a new anonymous user \#
  (anonymous).","type":"string","enum":["ignore","keep","anonymous"]},"userIdLengthMax":{"desc\#
  ription":"Maximum length of a user id, in Unicode scalars.","type":"integer","minimum":1,"ma\#
  ximum":255},"blockedUserIds":{"description":"Ids that no user may have, compared byte by byt\#
  e. The empty id is always blocked.","type":"array","items":{"type":"string","maxLength":255}\#
  ,"maxItems":1000}},"required":[],"additionalProperties":false}]},"State":{"description":"Sta\#
  te of a purchase or grant. Null before it begins, and for an entitlement that only `entitlem\#
  ents` of `checkEntitlements` names.","type":["string","null"],"enum":["active","trial","intr\#
  o","gracePeriod","billingRetry","paused","expired","refunded","revoked",null],"x-code":[1,2,\#
  3,4,5,6,7,8,9]},"StorageStats":{"description":"The files of the store, and the work on them \#
  since the daemon's start. Missing if the store is in memory.","type":"object","properties":{\#
  "dataFileBytes":{"description":"Size of the data file.","type":"integer","minimum":0},"logFi\#
  leBytes":{"description":"Size of SQLite's write-ahead log.","type":"integer","minimum":0},"j\#
  ournalFileBytes":{"description":"Size of the two files of the journal.","type":"integer","mi\#
  nimum":0},"journalBytes":{"description":"Bytes in the journal that the daemon has not copied\#
   to the tables yet.","type":"integer","minimum":0},"journalAgeMs":{"description":"Millisecon\#
  ds since the oldest of them was committed; 0 if there are none.","type":"integer","minimum":\#
  0},"freeBytes":{"description":"Free space for the daemon on the file system of the data file\#
  ; null if the system does not say.","type":["integer","null"],"minimum":0},"syncs":{"$ref":"\#
  #/components/schemas/Durations"},"checkpoints":{"$ref":"#/components/schemas/Durations"},"re\#
  builds":{"$ref":"#/components/schemas/Durations"}},"required":["dataFileBytes","logFileBytes\#
  ","journalFileBytes","journalBytes","journalAgeMs","freeBytes","syncs","checkpoints","rebuil\#
  ds"]},"Store":{"description":"Store that took the payment: appStore, macAppStore, playStore,\#
   amazon, huawei, samsung, roku, microsoft, paddle, stripe, web, or one of the project's `sto\#
  res.custom`.","type":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"StoreAccountId":{"descrip\#
  tion":"A store account, for example an Apple ID or a Google account, whose purchases a devic\#
  e can restore.","type":"string","minLength":1,"maxLength":255},"StoreNotification":{"descrip\#
  tion":"The store's message. `id` and `type` are null for a bare signed transaction, and for \#
  what the caller fetched.","type":"object","properties":{"id":{"description":"Apple's `notifi\#
  cationUUID`, Google's `messageId`, Stripe's event id.","type":["string","null"]},"type":{"de\#
  scription":"The store's type.","type":["string","null"]},"subtype":{"description":"Apple's s\#
  ubtype; null if there is none.","type":["string","null"]},"at":{"$ref":"#/components/schemas\#
  /Moment","description":"Time at which the store made it."},"environment":{"description":"Nul\#
  l if the message has none.","type":["string","null"],"enum":["production","sandbox",null]},"\#
  originalTransactionId":{"$ref":"#/components/schemas/TransactionId","description":"Chain of \#
  `transactionId`; absent without it."},"transactionId":{"$ref":"#/components/schemas/Transact\#
  ionId","description":"Transaction that an ignored message of Apple is about, for example one\#
   that asks for consumption data. Absent otherwise."}},"required":["id","type","subtype","at"\#
  ,"environment"]},"StoreQuestion":{"description":"What to fetch from the store: its kind, and\#
   the ids that the store gave.","type":"object","properties":{"kind":{"type":"string","enum":\#
  ["subscription","product","invoice","checkoutSession"]},"id":{"description":"Id of the objec\#
  t at Stripe.","type":"string"},"packageName":{"description":"Package of the app at Google.",\#
  "type":"string"},"purchaseToken":{"description":"Token of the purchase at Google.","type":"s\#
  tring"},"charge":{"description":"Charge whose invoice is to be fetched.","type":"string"},"p\#
  aymentIntent":{"description":"Payment whose invoice is to be fetched.","type":"string"},"exp\#
  and":{"description":"What the object at Stripe must contain as a whole, and not as an id.","\#
  type":"string","enum":["latest_invoice","subscription"]}},"required":["kind"]},"StoreRespons\#
  e":{"description":"An object that the caller fetched from a store's API.","title":"a respons\#
  e","type":"object","properties":{"kind":{"description":"What `body` is: for `playStore`, `su\#
  bscription` (purchases.subscriptionsv2) or `product` (purchases.productsv2); for `stripe`, `\#
  subscription`, `invoice` or `checkoutSession`.","type":"string","enum":["subscription","prod\#
  uct","invoice","checkoutSession"]},"purchaseToken":{"description":"Token of the purchase at \#
  Google. Required for `playStore` without a payload.","type":"string","minLength":1,"maxLengt\#
  h":255},"packageName":{"description":"Package of the app at Google.","type":"string","minLen\#
  gth":1,"maxLength":255},"body":{"description":"The JSON object that the API returned.","type\#
  ":"object","additionalProperties":{}},"fetchedAt":{"$ref":"#/components/schemas/Moment","des\#
  cription":"Time of the fetch, RFC 3339: `asOf` of everything in `body`, for `playStore`. Def\#
  ault: now, by the project's clock."}},"required":["kind","body"],"additionalProperties":fals\#
  e},"StoreState":{"description":"Where the daemon keeps its data.","type":"object","propertie\#
  s":{"kind":{"description":"Kind of the store.","type":"string","enum":["memory","sqlite","po\#
  stgres"]},"shared":{"description":"Whether other daemons may write the store, too: true only\#
   for `postgres`.","type":"boolean"},"reachable":{"description":"Whether the database answere\#
  d when the daemon last asked, which it does once a second or more often. Only if `shared`.",\#
  "type":"boolean"},"durability":{"description":"`replicated` if a commit waits until a standb\#
  y has it; otherwise `local`. Only if `shared`, and once the database has answered.","type":"\#
  string","enum":["local","replicated"]},"historyLosses":{"description":"How often since its s\#
  tart the daemon found that the database had lost commits, for example after a restored backu\#
  p. Only if `shared`.","type":"integer","minimum":0},"clockOffsetMs":{"description":"Millisec\#
  onds by which the database's clock is ahead of this machine's; negative if it is behind. Onl\#
  y if `shared`, and once the database has answered.","type":"integer"}},"required":["kind","s\#
  hared"]},"Stores":{"description":"Settings of the stores in which a project sells.","type":"\#
  object","properties":{"appStore":{"$ref":"#/components/schemas/AppStoreSettings","descriptio\#
  n":"Absent when not defined."},"playStore":{"$ref":"#/components/schemas/PlayStoreSettings",\#
  "description":"Absent when not defined."},"stripe":{"$ref":"#/components/schemas/StripeSetti\#
  ngs","description":"Absent when not defined."},"custom":{"description":"Stores of the projec\#
  t's own, in byte order.","type":"array","items":{"$ref":"#/components/schemas/Store"},"maxIt\#
  ems":20}},"required":["custom"]},"StoresChoice":{"description":"New settings of stores. A se\#
  tting that is left out stays.","title":"stores","type":"object","properties":{"appStore":{"d\#
  escription":"How the project verifies what the App Store sends. Replaces the settings as a w\#
  hole; null removes them.","title":"the App Store","type":["object","null"],"properties":{"ap\#
  ps":{"description":"Apps whose notifications the project takes.","type":"array","items":{"$r\#
  ef":"#/components/schemas/AppStoreApp"},"maxItems":100},"environments":{"type":"array","item\#
  s":{"$ref":"#/components/schemas/AppStoreEnvironment"},"maxItems":4,"description":"Environme\#
  nts that the project takes. Default: `Production` and `Sandbox`. `Xcode` and `LocalTesting` \#
  need a project whose `environment` is not `production`."},"roots":{"description":"Root certi\#
  ficates that replace Apple's, as DER in base64. `project.define` checks that each has the sh\#
  ape of a certificate; its fields are read when a notification comes. Only where the project'\#
  s `environment` is not `production`. Default: Apple's root.","type":"array","items":{"type":\#
  "string"},"maxItems":10}},"required":["apps"],"additionalProperties":false},"playStore":{"de\#
  scription":"How the project verifies and reads what Google Play sends. Replaces the settings\#
   as a whole; null removes them.","title":"Google Play","type":["object","null"],"properties"\#
  :{"packages":{"description":"Package names of the apps whose notifications the project takes\#
  .","type":"array","items":{"type":"string","minLength":1,"maxLength":255},"maxItems":100}},"\#
  required":["packages"],"additionalProperties":false},"stripe":{"description":"How the projec\#
  t verifies and reads Stripe's events. Replaces the settings as a whole; null removes them.",\#
  "title":"Stripe","type":["object","null"],"properties":{"secret":{"description":"Signing sec\#
  ret of Stripe's endpoint, with its `whsec_`.","type":"string","minLength":1,"maxLength":255}\#
  ,"oldSecret":{"description":"Previous secret, which the daemon also accepts; null when there\#
   is none.","type":["string","null"],"minLength":1,"maxLength":255},"product":{"description":\#
  "Member of Stripe's price that names the product: its `product`, its own id, or its `lookup_\#
  key`.","type":"string","enum":["product","price","lookupKey"],"default":"product"},"userFrom\#
  ":{"description":"Members of Stripe's objects that contain the account token: `client_refere\#
  nce_id`, `customer` or `metadata.NAME`. The first that is present counts. Default: `client_r\#
  eference_id`.","type":"array","items":{"type":"string","minLength":1,"maxLength":255},"maxIt\#
  ems":10},"grace":{"$ref":"#/components/schemas/Duration","description":"How long access cont\#
  inues while a renewal is unpaid and Stripe retries it, ISO 8601. Default: P0D."}},"required"\#
  :["secret"],"additionalProperties":false},"custom":{"description":"Stores of the project's o\#
  wn. They replace the previous list as a whole.","type":"array","items":{"$ref":"#/components\#
  /schemas/Store"},"maxItems":20}},"required":[],"additionalProperties":false},"StripeSettings\#
  ":{"description":"How the project reads Stripe's events. Only `project.stores` returns the s\#
  ecrets.","type":"object","properties":{"secret":{"description":"Signing secret of Stripe's e\#
  ndpoint, with its `whsec_`. Only in `project.stores`.","type":"string","minLength":1,"maxLen\#
  gth":255},"oldSecret":{"description":"Previous secret, which the daemon also accepts; null w\#
  hen there is none. Only in `project.stores`.","type":["string","null"],"minLength":1,"maxLen\#
  gth":255},"product":{"description":"Member of Stripe's price that names the product: its `pr\#
  oduct`, its own id, or its `lookup_key`.","type":"string","enum":["product","price","lookupK\#
  ey"],"x-code":[1,2,3]},"userFrom":{"description":"Members of Stripe's objects that contain t\#
  he account token: `client_reference_id`, `customer` or `metadata.NAME`. The first that is pr\#
  esent counts.","type":"array","items":{"type":"string","minLength":1,"maxLength":255},"maxIt\#
  ems":10},"grace":{"$ref":"#/components/schemas/Duration","description":"How long access cont\#
  inues while a renewal is unpaid and Stripe retries it, ISO 8601."}},"required":["product","u\#
  serFrom","grace"]},"SubscriptionId":{"description":"Id of a subscription. It is unique withi\#
  n one connection.","type":"string","maxLength":255},"SuggestedCall":{"description":"A comple\#
  te call that would make the entitlement active. The daemon has tried it in a dry run.","type\#
  ":"object","properties":{"method":{"description":"Method of the call.","type":"string"},"par\#
  ams":{"description":"Params of the call.","type":"object"},"role":{"description":"Role that \#
  the caller needs.","type":"string","enum":["read","write","admin"]},"text":{"description":"A\#
  n explanation in one sentence.","type":"string"}},"required":["method","params","role","text\#
  "]},"Transaction":{"description":"One transaction of a purchase: a paid period or a single p\#
  ayment. A member that is not required is absent when it is not set.","type":"object","proper\#
  ties":{"transactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/co\#
  mponents/schemas/ProductId"},"periodType":{"$ref":"#/components/schemas/PeriodType"},"purcha\#
  sedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/Null\#
  ableMoment"},"noEnd":{"description":"Only in an export: true if a statement named `expiresAt\#
  ` as null, so that no grace period counts as the end; otherwise absent.","type":"boolean"},"\#
  isFamilyShared":{"description":"Whether a family member bought it and shares it. An export a\#
  lways shows this member and those up to `attributes`.","type":"boolean"},"price":{"descripti\#
  on":"A decimal number in a string, for example \"9.99\".","type":["string","null"]},"currenc\#
  y":{"description":"ISO 4217 code, as it was sent.","type":["string","null"]},"country":{"des\#
  cription":"ISO 3166 code, as it was sent.","type":["string","null"]},"offerCode":{"descripti\#
  on":"Offer code, as it was sent.","type":["string","null"]},"attributes":{"$ref":"#/componen\#
  ts/schemas/Attributes"},"kind":{"$ref":"#/components/schemas/ProductKind","description":"The\#
   kind that the store named."},"environment":{"$ref":"#/components/schemas/PurchaseEnvironmen\#
  t","description":"The environment that the store named."},"autoRenew":{"description":"False \#
  while auto-renew is off.","type":"boolean"},"autoRenewDisabledAt":{"$ref":"#/components/sche\#
  mas/Moment","description":"Time since which auto-renew has been off."},"gracePeriodExpiresAt\#
  ":{"$ref":"#/components/schemas/Moment","description":"Last moment of the grace period."},"b\#
  illingRetry":{"description":"True while the store retries a failed payment.","type":"boolean\#
  "},"pausedUntil":{"$ref":"#/components/schemas/Moment","description":"Time at which the paus\#
  e ends."},"refundedAt":{"$ref":"#/components/schemas/Moment","description":"Time of the refu\#
  nd."},"revokedAt":{"$ref":"#/components/schemas/Moment","description":"Time at which the sto\#
  re withdrew access."},"endedAt":{"$ref":"#/components/schemas/Moment","description":"Time at\#
   which access ended before the end of the period."},"paused":{"description":"True while the \#
  store reports the subscription as paused.","type":"boolean"},"renewsAs":{"$ref":"#/component\#
  s/schemas/ProductId","description":"Product of the next period."},"endReason":{"$ref":"#/com\#
  ponents/schemas/EndReason"},"billingIssueAt":{"$ref":"#/components/schemas/Moment","descript\#
  ion":"Time since which billing has failed."},"listedAt":{"$ref":"#/components/schemas/Moment\#
  ","description":"Time at which the store last listed the items of the subscription, this one\#
   among them. Absent if the subscription had one item only."},"asOf":{"$ref":"#/components/sc\#
  hemas/Moment","description":"Time of the newest statement about the transaction."}},"require\#
  d":["transactionId","product","periodType","purchasedAt","expiresAt","asOf"]},"TransactionId\#
  ":{"description":"Id that a store gives to a transaction.","type":"string","minLength":1,"ma\#
  xLength":255},"User":{"description":"The current user of a device, or the user that an id be\#
  longs to.","type":"object","properties":{"id":{"$ref":"#/components/schemas/UserId","descrip\#
  tion":"For a device: the identified user, or else the anonymous user. For an id: that id if \#
  it is identified, or else the customer's identified id, or its anonymous id if it has none."\#
  },"anonymousId":{"description":"For a device: its anonymous user. For an id: that id if it i\#
  s anonymous, or else null.","type":["string","null"]},"identityId":{"description":"Id of the\#
   identified user; null for an anonymous user.","type":["string","null"]},"customerId":{"$ref\#
  ":"#/components/schemas/UserId","description":"Id of the customer. It stays the same across \#
  logins, and every userId param accepts it."},"aliases":{"description":"Every id of the custo\#
  mer, in byte order. It omits the customerId of a customer that began with an identified user\#
  .","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"$ref":"#/compon\#
  ents/schemas/DeviceId","description":"Id of the device; absent when the request names a user\#
  ."},"createdAt":{"$ref":"#/components/schemas/Moment","description":"Time at which the custo\#
  mer was created."},"environment":{"$ref":"#/components/schemas/ProjectEnvironment"}},"requir\#
  ed":["id","anonymousId","identityId","customerId","aliases","createdAt","environment"]},"Use\#
  rId":{"description":"Id of a user: the app's own id, an anonymous id, or a customerId. It ha\#
  s 1 to `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty \#
  id is blockedUserId and a longer id userIdTooLong, so this schema has no length.","type":"st\#
  ring"},"Warning":{"description":"A sign that an accepted request may be a mistake.","type":"\#
  object","properties":{"kind":{"type":"string","enum":["unknownProduct","unknownEntitlement",\#
  "subscriptionWithoutEnd","heldByNobody","sameMoment","asOfAhead","keyTaken","accountTokenDif\#
  fers","accountTokensFull","transactionDiffers","unknownNotification","leftOut"]},"message":{\#
  "description":"An explanation in one sentence.","type":"string"},"nearest":{"description":"S\#
  imilar names that exist, nearest first. An unknown entitlement always has it.","type":"array\#
  ","items":{"type":"string"}},"fields":{"description":"In sameMoment: the fields that two sta\#
  tements of one moment give different values.","type":"array","items":{"type":"string"}}},"re\#
  quired":["kind","message"]},"Webhook":{"description":"A URL that receives a project's events\#
  , with its secrets. Only an admin can read it.","type":"object","properties":{"url":{"$ref":\#
  "#/components/schemas/WebhookUrl"},"secret":{"$ref":"#/components/schemas/WebhookSecret"},"o\#
  ldSecret":{"description":"Second secret that also signs each delivery; null when there is no\#
  ne.","type":["string","null"]},"authorization":{"description":"What posts carry in their hea\#
  der `Authorization`; null when they carry none.","type":["string","null"]},"format":{"$ref":\#
  "#/components/schemas/WebhookFormat"},"kinds":{"description":"Kinds of events that it receiv\#
  es; absent when it receives every kind.","type":"array","items":{"$ref":"#/components/schema\#
  s/EventKind"}},"paused":{"description":"True if webhook.pause stopped the posts to the URL."\#
  ,"type":"boolean"},"consumer":{"$ref":"#/components/schemas/ConsumerId","description":"Name \#
  of the consumer whose cursor is the webhook's position. A replay gives the webhook a new con\#
  sumer."},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The webhook's positio\#
  n: all events up to this cursor are delivered."}},"required":["url","secret","oldSecret","au\#
  thorization","format","paused","consumer","cursor"]},"WebhookChoice":{"description":"A URL t\#
  hat receives the project's events.","title":"a webhook","type":"object","properties":{"url":\#
  {"$ref":"#/components/schemas/WebhookUrl"},"secret":{"$ref":"#/components/schemas/WebhookSec\#
  ret"},"oldSecret":{"$ref":"#/components/schemas/WebhookSecret","description":"Second secret \#
  that also signs each delivery, until every receiver knows the new secret."},"authorization":\#
  {"description":"Secret that posts carry in their header `Authorization`, with the format `qo\#
  nversion` after `Basic `. Printable ASCII, without a space at either end.","type":"string","\#
  minLength":1,"maxLength":1000},"format":{"$ref":"#/components/schemas/WebhookFormat","defaul\#
  t":"entitled"},"kinds":{"description":"Kinds of events that it receives, by their names in t\#
  he feed; the program skips the others. Default: every kind.","type":"array","items":{"$ref":\#
  "#/components/schemas/EventKind"},"minItems":1,"maxItems":20}},"required":["url","secret"],"\#
  additionalProperties":false},"WebhookFailure":{"description":"The latest failed attempt for \#
  the oldest event that waits for another attempt; if no event waits, the latest failed attemp\#
  t.","type":"object","properties":{"at":{"$ref":"#/components/schemas/Moment","description":"\#
  Time of the latest attempt."},"cursor":{"$ref":"#/components/schemas/Cursor","description":"\#
  Cursor of the event."},"reason":{"description":"Why the attempt failed, for people.","type":\#
  "string","maxLength":500},"attempts":{"description":"Number of attempts so far to post the e\#
  vent.","type":"integer","minimum":1},"nextAttemptAt":{"$ref":"#/components/schemas/NullableM\#
  oment","description":"Time of the next attempt; null if the event is delivered or no program\#
   posts it."}},"required":["at","cursor","reason","attempts","nextAttemptAt"]},"WebhookFormat\#
  ":{"description":"Format of a delivery. `entitled`: the event as in the log. `purchasely`, `\#
  revenuecat` and `qonversion`: as these systems document it (webhooks.md).","type":"string","\#
  enum":["entitled","purchasely","revenuecat","qonversion"],"x-code":[1,2,3,4]},"WebhookReport\#
  ":{"description":"The results of the posts to a URL.","title":"a report","type":"object","pr\#
  operties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"deliveredAt":{"$ref":"#/compone\#
  nts/schemas/Moment","description":"Time of the latest delivery."},"failure":{"description":"\#
  The latest failed attempt for the oldest event that waits for another attempt; if no event w\#
  aits, the latest failed attempt.","title":"a failure","type":"object","properties":{"at":{"$\#
  ref":"#/components/schemas/Moment","description":"Time of the attempt."},"cursor":{"$ref":"#\#
  /components/schemas/Cursor","description":"Cursor of the event."},"reason":{"description":"W\#
  hy the attempt failed, for people.","type":"string","maxLength":500},"attempts":{"descriptio\#
  n":"Number of attempts so far to post the event.","type":"integer","minimum":1,"maximum":214\#
  7483647},"nextAttemptAt":{"$ref":"#/components/schemas/Moment","description":"Time of the ne\#
  xt attempt; absent if the event is delivered."}},"required":["at","cursor","reason","attempt\#
  s"],"additionalProperties":false}},"required":["url"],"additionalProperties":false},"Webhook\#
  Secret":{"description":"Key that signs each delivery. After `whsec_`: the key in base64. Any\#
   other text is the key itself, in UTF-8.","type":"string","minLength":1,"maxLength":255},"We\#
  bhookStatus":{"description":"A URL that receives a project's events, and the results of the \#
  posts to it.","type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"}\#
  ,"format":{"$ref":"#/components/schemas/WebhookFormat"},"state":{"description":"`paused` by \#
  webhook.pause; `stopped` if no program posts; `failing` if an event waits for another attemp\#
  t; else `posting`.","type":"string","enum":["paused","stopped","failing","posting"]},"cursor\#
  ":{"$ref":"#/components/schemas/Cursor","description":"The webhook's position: all events up\#
   to this cursor are delivered."},"backlog":{"description":"Number of events after `cursor`."\#
  ,"type":"integer","minimum":0},"deliveredAt":{"$ref":"#/components/schemas/NullableMoment","\#
  description":"Time of the latest delivery; null if the daemon has had no report of a deliver\#
  y since its start."},"failure":{"$ref":"#/components/schemas/WebhookFailure","description":"\#
  Absent if the daemon has had no report of a failure since its start."}},"required":["url","f\#
  ormat","state","cursor","backlog","deliveredAt"]},"WebhookSummary":{"description":"A URL tha\#
  t receives a project's events.","type":"object","properties":{"url":{"$ref":"#/components/sc\#
  hemas/WebhookUrl"},"format":{"$ref":"#/components/schemas/WebhookFormat"}},"required":["url"\#
  ,"format"]},"WebhookUrl":{"description":"An absolute `https://` or `http://` URL with a host\#
  , and optionally a port, a path and a query. It has no user, password or fragment, because e\#
  very reader of the project sees it.","type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","\#
  minLength":8,"maxLength":2000}},"errors":{"parseError":{"code":-32700,"message":"The line is\#
   not valid JSON; lines.md defines the grammar. `offset` is the position of the first wrong b\#
  yte, counted from 0.","data":{"kind":"parseError","retryable":false}},"invalidRequest":{"cod\#
  e":-32600,"message":"The line is JSON, but not a request: it is not an object or an empty ba\#
  tch, it has no method, its `jsonrpc` is not \"2.0\", or its id or params have a wrong type."\#
  ,"data":{"kind":"invalidRequest","retryable":false}},"messageTooLarge":{"code":-32600,"messa\#
  ge":"A line has more than `limit` bytes before its line feed. The daemon drops the line and \#
  reads the next line as usual.","data":{"kind":"messageTooLarge","retryable":false}},"batchTo\#
  oLarge":{"code":-32600,"message":"A batch has more than `limit` entries, and the daemon exec\#
  utes none of them. Or the replies to earlier entries have more than `limit` bytes, and the d\#
  aemon does not execute this entry.","data":{"kind":"batchTooLarge","retryable":false}},"notI\#
  nBatch":{"code":-32600,"message":"The method is not allowed in a batch.","data":{"kind":"not\#
  InBatch","retryable":false}},"unknownMethod":{"code":-32601,"message":"The daemon has no suc\#
  h method. `nearest` lists similar names.","data":{"kind":"unknownMethod","retryable":false}}\#
  ,"invalidParams":{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type \#
  or out of range, or two parameters exclude each other. `field` points to it; `nearest` lists\#
   similar names.","data":{"kind":"invalidParams","retryable":false}},"internalError":{"code":\#
  -32603,"message":"The daemon has a fault. Its log has the same `reference`.","data":{"kind":\#
  "internalError","retryable":false}},"permissionDenied":{"code":1000,"message":"The caller's \#
  role is lower than the role that the method needs. `uid` and `role` are the caller's (`none`\#
   without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retr\#
  yable":false}},"unknownDevice":{"code":1100,"message":"The project has no such device.","dat\#
  a":{"kind":"unknownDevice","retryable":false}},"unknownUser":{"code":1101,"message":"The pro\#
  ject has no such user.","data":{"kind":"unknownUser","retryable":false}},"blockedUserId":{"c\#
  ode":1102,"message":"No user may have this id: it is empty, or in the project's `blockedUser\#
  Ids`.","data":{"kind":"blockedUserId","retryable":false}},"userIdTooLong":{"code":1103,"mess\#
  age":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":\#
  "userIdTooLong","retryable":false}},"reservedUserId":{"code":1104,"message":"The id begins w\#
  ith the project's anonymous prefix, or it is the id of an anonymous user or a customerId. In\#
   `user.import`: the id belongs to another customer, or no daemon makes such an anonymous id \#
  or customerId.","data":{"kind":"reservedUserId","retryable":false}},"alreadyAnonymous":{"cod\#
  e":1105,"message":"No user is logged in on the device, and the project's `onAnonymousLogout`\#
   is `refuse`.","data":{"kind":"alreadyAnonymous","retryable":false}},"unknownProject":{"code\#
  ":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryabl\#
  e":false}},"unknownPurchase":{"code":1201,"message":"The project has no purchase with this s\#
  tore and originalTransactionId, or the purchase has no such transaction. Nothing changes.","\#
  data":{"kind":"unknownPurchase","retryable":false}},"purchaseHeldByAnother":{"code":1202,"me\#
  ssage":"Another user holds the purchase, and a rule of the project keeps it there. `holder` \#
  and `rule` name them. In `user.import` there is no `rule`: the import does not name the hold\#
  er. Nothing changes.","data":{"kind":"purchaseHeldByAnother","retryable":false}},"unknownEnt\#
  itlement":{"code":1203,"message":"A call grants or explains an entitlement that the project \#
  does not have. `nearest` lists similar names.","data":{"kind":"unknownEntitlement","retryabl\#
  e":false}},"notAManualGrant":{"code":1204,"message":"The user has no active grant of this en\#
  titlement. For example, a purchase gives it, or the grant has ended.","data":{"kind":"notAMa\#
  nualGrant","retryable":false}},"clockNotManual":{"code":1205,"message":"The project uses the\#
   system's clock, which cannot be advanced.","data":{"kind":"clockNotManual","retryable":fals\#
  e}},"cannotUndo":{"code":1206,"message":"The daemon cannot undo the link. Nothing changes. `\#
  obstacle` is the reason: `unknownEvent`; `otherKind`: an event of this kind cannot be undone\#
  ; `noLink`: the event linked nothing; `undone`: the link is already undone; `isUndo`: the ev\#
  ent comes from an undo; `laterAlias`: a later alias merged the customer with another user; `\#
  tooMuch`: too many users and purchases depend on the link; `unclear`: a deletion erased part\#
   of the history. `event` is the id of the event that prevents the undo.","data":{"kind":"can\#
  notUndo","retryable":false}},"unknownConsumer":{"code":1207,"message":"No consumer of this n\#
  ame has acknowledged an event. `events.acknowledge` does not create a name that begins with \#
  `webhook-`: those belong to webhooks.","data":{"kind":"unknownConsumer","retryable":false}},\#
  "unknownWebhook":{"code":1208,"message":"The project has no webhook with this URL. The error\#
   does not repeat the URL.","data":{"kind":"unknownWebhook","retryable":false}},"productInUse\#
  ":{"code":1209,"message":"`products` leaves out a product that a stored transaction names, a\#
  nd `removed` does not name it. Nothing changes. `product` is the first such product; `custom\#
  ers` counts who holds a purchase that names it, also an expired one. `customers` is missing \#
  if the project has more than `definitionRecordsMax` customers and purchases: each product co\#
  unts as used then.","data":{"kind":"productInUse","retryable":false}},"idempotencyConflict":\#
  {"code":1300,"message":"A call of the same method used this key with other params in the las\#
  t 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},"storageFull":{"code":\#
  1400,"message":"The disk has no room for the write. Nothing changes, and reading still works\#
  .","data":{"kind":"storageFull","retryable":true}},"storageFailed":{"code":1401,"message":"T\#
  he write may not be on the disk: the daemon stops, and its next start shows what is stored. \#
  Or the daemon cannot read a record that the request needs, or its data file was removed: the\#
  n it keeps running.","data":{"kind":"storageFailed","retryable":false}},"overloaded":{"code"\#
  :1402,"message":"More requests are waiting than the daemon accepts. Nothing changes. With a \#
  null `id`, the daemon dropped an unfinished line, and `limit` is the total size of all unfin\#
  ished lines.","data":{"kind":"overloaded","retryable":true}},"tooManyConnections":{"code":14\#
  03,"message":"The daemon has reached its maximum of connections. It replies to the first lin\#
  e with this error and closes the connection.","data":{"kind":"tooManyConnections","retryable\#
  ":false}},"shuttingDown":{"code":1404,"message":"The daemon is shutting down. Nothing change\#
  s.","data":{"kind":"shuttingDown","retryable":true}},"storageUnavailable":{"code":1405,"mess\#
  age":"The shared database could not be reached, or did not answer in time; other stores have\#
   no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may\#
   or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}},"unverified":\#
  {"code":1500,"message":"The daemon does not trust what `store.notify` got: `reason` is `malf\#
  ormed`, `algorithm`, `chainLength`, `certificate`, `chain`, `extension`, `validity`, `signat\#
  ure`, `app`, `environment`, `unsignedEnvironment` or `age`; stores.md says what each means. \#
  `httpStatus` is what the web server should answer.","data":{"kind":"unverified","retryable":\#
  false}},"storeNotConfigured":{"code":1501,"message":"The project does not define the store o\#
  f `store.notify`. The store sends the notification again if the web server answers `httpStat\#
  us`.","data":{"kind":"storeNotConfigured","retryable":true}},"verifierMissing":{"code":1502,\#
  "message":"The system has no libcrypto, which verifies what Apple signed. All other methods \#
  work.","data":{"kind":"verifierMissing","retryable":true}},"verifierFailed":{"code":1503,"me\#
  ssage":"The process that verifies what Apple signed ended, or took more than two seconds. Th\#
  e daemon starts it again.","data":{"kind":"verifierFailed","retryable":true}}}}}\#

  """#
