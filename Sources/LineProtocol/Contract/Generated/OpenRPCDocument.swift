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
  r never had. Default: every entitlement that the user's purchases and grants give or gave.",\#
  "schema":{"type":"array","items":{"$ref":"#/components/schemas/EntitlementId"},"maxItems":10\#
  00}},{"name":"at","required":false,"summary":"Time to answer for, RFC 3339. Who holds what i\#
  s as of today. Default: now.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"proj\#
  ect","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/\#
  ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"\#
  result","schema":{"type":"object","properties":{"userId":{"$ref":"#/components/schemas/UserI\#
  d","description":"Id of the user that the answer is about."},"entitlements":{"$ref":"#/compo\#
  nents/schemas/Entitlements"},"at":{"$ref":"#/components/schemas/Moment","description":"Time \#
  that the answer is for."},"warnings":{"description":"Absent when there are no warnings.","ty\#
  pe":"array","items":{"$ref":"#/components/schemas/Warning"}}},"required":["userId","entitlem\#
  ents","at"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wron\#
  g type or out of range, or two parameters exclude each other. `field` points to it; `nearest\#
  ` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"mes\#
  sage":"The caller's role is lower than the role that the method needs. `uid` and `role` are \#
  the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"per\#
  missionDenied","retryable":false}},{"code":1100,"message":"The project has no such device.",\#
  "data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The project has n\#
  o such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No us\#
  er may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blo\#
  ckedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than\#
   the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code\#
  ":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryabl\#
  e":false}}],"examples":[{"name":"a subscription","x-given":[{"method":"project.define","para\#
  ms":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"man\#
  ual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"metho\#
  d":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","transactio\#
  nId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"device","value":"ip\#
  hone"}],"result":{"name":"result","value":{"userId":"{{anonymous}}","entitlements":{"premium\#
  ":{"id":"premium","active":true,"state":"active","productId":"monthly","source":"appStore","\#
  renewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01\#
  T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPur\#
  chasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStar\#
  tedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"a\#
  ppStore","transactionId":"1000","originalTransactionId":"1000"}},"at":"2026-01-01T00:00:00.0\#
  00Z"}}},{"name":"after its end","x-given":[{"method":"project.define","params":{"products":{\#
  "monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T\#
  00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","pa\#
  rams":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expi\#
  resAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"a\#
  t","value":"2026-03-01T00:00:00Z"}],"result":{"name":"result","value":{"userId":"{{anonymous\#
  }}","entitlements":{"premium":{"id":"premium","active":false,"state":"expired","productId":"\#
  monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"n\#
  ormal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","graceP\#
  eriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-0\#
  1-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"enviro\#
  nment":"production","store":"appStore","transactionId":"1000","originalTransactionId":"1000"\#
  }},"at":"2026-03-01T00:00:00.000Z"}}},{"name":"nothing bought","x-given":[{"method":"project\#
  .define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}}\#
  ,"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iph\#
  one"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"us\#
  erId":"{{anonymous}}","entitlements":{},"at":"2026-01-01T00:00:00.000Z"}}},{"name":"an id th\#
  at the project does not know","x-given":[{"method":"project.define","params":{"products":{"m\#
  onthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00\#
  :00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device\#
  ","value":"iphone"},{"name":"entitlements","value":["premum"]}],"result":{"name":"result","v\#
  alue":{"userId":"{{anonymous}}","entitlements":{"premum":{"id":"premum","active":false,"stat\#
  e":null,"productId":null,"source":null,"renewState":"unknown","grantType":null,"periodType":\#
  null,"startedAt":null,"expiresAt":null,"gracePeriodExpiresAt":null,"firstPurchasedAt":null,"\#
  lastPurchasedAt":null,"trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"envi\#
  ronment":null,"store":null,"transactionId":null,"originalTransactionId":null}},"at":"2026-01\#
  -01T00:00:00.000Z","warnings":[{"kind":"unknownEntitlement","message":"{{any}}","nearest":["\#
  premium"]}]}}}]},{"name":"clock.advance","summary":"Moves a manual clock forward, and applie\#
  s in order everything that falls due on the way.","x-role":"admin","x-since":1,"paramStructu\#
  re":"either","params":[{"name":"to","required":false,"summary":"New time of the clock, RFC 3\#
  339.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"by","required":false,"summar\#
  y":"How far to move the clock: an ISO 8601 duration, for example P1M.","schema":{"$ref":"#/c\#
  omponents/schemas/Duration"}},{"name":"project","required":false,"summary":"Id of the projec\#
  t.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun"\#
  ,"required":false,"summary":"Computes the result and the events without changing anything.",\#
  "schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summ\#
  ary":"Makes a retry safe: the same key with the same params returns the stored result.","sch\#
  ema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["to"],["by"]],"resul\#
  t":{"name":"result","schema":{"type":"object","properties":{"now":{"$ref":"#/components/sche\#
  mas/Moment","description":"Time that the clock shows after the call."},"dryRun":{"descriptio\#
  n":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The eve\#
  nts that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/componen\#
  ts/schemas/Event"}},"replayed":{"description":"True when this is the stored result of an ide\#
  mpotency key; otherwise absent.","type":"boolean"}},"required":["now"]}},"errors":[{"code":-\#
  32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two pa\#
  rameters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"\#
  kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower\#
   than the role that the method needs. `uid` and `role` are the caller's (`none` without a ro\#
  le), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}\#
  },{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","\#
  retryable":false}},{"code":1205,"message":"The project uses the system's clock, which cannot\#
   be advanced.","data":{"kind":"clockNotManual","retryable":false}},{"code":1300,"message":"A\#
   call of the same method used this key with other params in the last 24 hours.","data":{"kin\#
  d":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room fo\#
  r the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retrya\#
  ble":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and \#
  its next start shows what is stored. Or the daemon cannot read a record that the request nee\#
  ds: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[\#
  {"name":"a month","x-given":[{"method":"project.define","params":{"products":{"monthly":{"ki\#
  nd":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"\#
  }}}],"params":[{"name":"by","value":"P1M"}],"result":{"name":"result","value":{"now":"2026-0\#
  2-01T00:00:00.000Z"}}},{"name":"to a moment","x-given":[{"method":"project.define","params":\#
  {"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual"\#
  :"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"to","value":"2027-01-01T00:00:00Z"}],"res\#
  ult":{"name":"result","value":{"now":"2027-01-01T00:00:00.000Z"}}}]},{"name":"events.acknowl\#
  edge","summary":"Records that a consumer has processed the events up to a cursor.","x-role":\#
  "write","x-since":1,"paramStructure":"either","params":[{"name":"consumer","required":true,"\#
  summary":"Name of the consumer. Its first acknowledgement creates it.","schema":{"$ref":"#/c\#
  omponents/schemas/ConsumerId"}},{"name":"cursor","required":true,"summary":"Cursor of the la\#
  st processed event; \"0\" for none.","schema":{"$ref":"#/components/schemas/Cursor"}},{"name\#
  ":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/s\#
  chemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Compute\#
  s the result and the events without changing anything.","schema":{"type":"boolean","default"\#
  :false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same k\#
  ey with the same params returns the stored result.","schema":{"$ref":"#/components/schemas/I\#
  dempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"consume\#
  r":{"$ref":"#/components/schemas/ConsumerId"},"cursor":{"$ref":"#/components/schemas/Cursor"\#
  ,"description":"Highest cursor that the consumer has acknowledged."},"dryRun":{"description"\#
  :"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The event\#
  s that the call would emit: always none. Only in a dry run.","type":"array","items":{"$ref":\#
  "#/components/schemas/Event"}},"replayed":{"description":"True when this is the stored resul\#
  t of an idempotency key; otherwise absent.","type":"boolean"}},"required":["consumer","curso\#
  r"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type o\#
  r out of range, or two parameters exclude each other. `field` points to it; `nearest` lists \#
  similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"T\#
  he caller's role is lower than the role that the method needs. `uid` and `role` are the call\#
  er's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionD\#
  enied","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{\#
  "kind":"unknownProject","retryable":false}},{"code":1300,"message":"A call of the same metho\#
  d used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict\#
  ","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing ch\#
  anges, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":140\#
  1,"message":"The write may not be on the disk: the daemon stops, and its next start shows wh\#
  at is stored. Or the daemon cannot read a record that the request needs: then it keeps runni\#
  ng.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a consumer beg\#
  ins at the beginning","params":[{"name":"consumer","value":"mailer"},{"name":"cursor","value\#
  ":"0"}],"result":{"name":"result","value":{"consumer":"mailer","cursor":"0"}}},{"name":"neve\#
  r backwards","x-given":[{"method":"install","params":{"device":"iphone"}},{"method":"events.\#
  acknowledge","params":{"consumer":"mailer","cursor":"1"}}],"params":[{"name":"consumer","val\#
  ue":"mailer"},{"name":"cursor","value":"0"}],"result":{"name":"result","value":{"consumer":"\#
  mailer","cursor":"1"}}}]},{"name":"events.read","summary":"Reads the events of a project in \#
  order, from any position of its log.","x-role":"read","x-since":1,"paramStructure":"either",\#
  "params":[{"name":"after","required":false,"summary":"Cursor from an earlier answer. The ans\#
  wer has the events after it.","schema":{"$ref":"#/components/schemas/Cursor","default":"0"}}\#
  ,{"name":"limit","required":false,"summary":"Maximum number of events.","schema":{"type":"in\#
  teger","minimum":1,"maximum":1000,"default":100}},{"name":"user","required":false,"summary":\#
  "Returns only events of this customer, by any of its ids.","schema":{"$ref":"#/components/sc\#
  hemas/UserId"}},{"name":"kinds","required":false,"summary":"Returns only events of these kin\#
  ds.","schema":{"type":"array","items":{"$ref":"#/components/schemas/EventKind"},"maxItems":1\#
  00}},{"name":"consumer","required":false,"summary":"Starts after the last event that this co\#
  nsumer acknowledged. Excludes `after`.","schema":{"$ref":"#/components/schemas/ConsumerId"}}\#
  ,{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/compo\#
  nents/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"\#
  object","properties":{"events":{"type":"array","items":{"$ref":"#/components/schemas/Event"}\#
  },"cursor":{"$ref":"#/components/schemas/Cursor","description":"Cursor for the next call: th\#
  at of the last event in the list, or of the newest event in the log when there are no more."\#
  },"more":{"description":"True when there may be more events: call again at once. The list ca\#
  n be empty when `more` is true, because no event that the daemon looked at matched.","type":\#
  "boolean"}},"required":["events","cursor","more"]}},"errors":[{"code":-32602,"message":"A pa\#
  rameter is missing, unknown, of a wrong type or out of range, or two parameters exclude each\#
   other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams"\#
  ,"retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that t\#
  he method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is t\#
  he method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1101,"messa\#
  ge":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code"\#
  :1102,"message":"No user may have this id: it is empty, or in the project's `blockedUserIds`\#
  .","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has mor\#
  e Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","ret\#
  ryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unk\#
  nownProject","retryable":false}},{"code":1207,"message":"No consumer of this name has acknow\#
  ledged an event.","data":{"kind":"unknownConsumer","retryable":false}}],"examples":[{"name":\#
  "from the start","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kin\#
  d":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}\#
  }},{"method":"install","params":{"device":"iphone"}}],"params":[],"result":{"name":"result",\#
  "value":{"events":[{"cursor":"1","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:\#
  00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"\#
  method":"install","id":"{{any}}"},"device":"iphone"}],"cursor":"1","more":false}}},{"name":"\#
  behind what a consumer has acknowledged","x-given":[{"method":"project.define","params":{"cl\#
  ock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"\#
  }},{"method":"install","params":{"device":"ipad"}},{"method":"events.acknowledge","params":{\#
  "consumer":"mailer","cursor":"1"}}],"params":[{"name":"consumer","value":"mailer"}],"result"\#
  :{"name":"result","value":{"events":[{"cursor":"2","id":"{{any}}","kind":"userCreated","at":\#
  "2026-01-01T00:00:00.000Z","project":"default","user":"{{second}}","anonymousId":"{{second}}\#
  ","cause":{"method":"install","id":"{{any}}"},"device":"ipad"}],"cursor":"2","more":false}}}\#
  ,{"name":"nothing yet","params":[],"result":{"name":"result","value":{"events":[],"cursor":"\#
  0","more":false}}}]},{"name":"events.subscribe","summary":"Subscribes this connection to eve\#
  nts; they arrive as notifications.","x-role":"read","x-since":1,"paramStructure":"either","p\#
  arams":[{"name":"after","required":false,"summary":"Cursor from an earlier answer. The subsc\#
  ription starts with the event after it. Default: new events only.","schema":{"$ref":"#/compo\#
  nents/schemas/Cursor"}},{"name":"kinds","required":false,"summary":"Sends only events of the\#
  se kinds.","schema":{"type":"array","items":{"$ref":"#/components/schemas/EventKind"},"maxIt\#
  ems":100}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref\#
  ":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema"\#
  :{"type":"object","properties":{"subscription":{"$ref":"#/components/schemas/SubscriptionId"\#
  },"cursor":{"$ref":"#/components/schemas/Cursor","description":"The subscription sends the e\#
  vents after this cursor."}},"required":["subscription","cursor"]}},"errors":[{"code":-32602,\#
  "message":"A parameter is missing, unknown, of a wrong type or out of range, or two paramete\#
  rs exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":\#
  "invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than \#
  the role that the method needs. `uid` and `role` are the caller's (`none` without a role), a\#
  nd `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"co\#
  de":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retrya\#
  ble":false}}],"x-notifications":[{"name":"event","summary":"Delivers one event of a subscrip\#
  tion.","params":{"type":"object","properties":{"subscription":{"$ref":"#/components/schemas/\#
  SubscriptionId"},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Cursor of the\#
   event. Send it as `after` to resume with a new subscription."},"event":{"$ref":"#/component\#
  s/schemas/Event"}},"required":["subscription","cursor","event"]}},{"name":"gap","summary":"E\#
  nds a subscription whose client reads too slowly.","params":{"type":"object","properties":{"\#
  subscription":{"$ref":"#/components/schemas/SubscriptionId"},"cursor":{"$ref":"#/components/\#
  schemas/Cursor","description":"The daemon sent every event up to this cursor. Send it as `af\#
  ter` to resume with a new subscription."}},"required":["subscription","cursor"]}}],"examples\#
  ":[{"name":"from now on","x-given":[{"method":"install","params":{"device":"iphone"}}],"para\#
  ms":[],"result":{"name":"result","value":{"subscription":"1","cursor":"1"}}},{"name":"from t\#
  he beginning, two kinds","params":[{"name":"after","value":"0"},{"name":"kinds","value":["pu\#
  rchaseRecorded","purchaseRenewed"]}],"result":{"name":"result","value":{"subscription":"1","\#
  cursor":"0"}}}]},{"name":"events.unsubscribe","summary":"Ends a subscription of this connect\#
  ion.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"subscription"\#
  ,"required":true,"summary":"Id of the subscription, as events.subscribe returned it.","schem\#
  a":{"$ref":"#/components/schemas/SubscriptionId"}},{"name":"project","required":false,"summa\#
  ry":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"defaul\#
  t"}}],"result":{"name":"result","schema":{"type":"object","properties":{"subscription":{"$re\#
  f":"#/components/schemas/SubscriptionId"},"cursor":{"$ref":"#/components/schemas/Cursor","de\#
  scription":"The daemon sent every matching event up to this cursor."}},"required":["subscrip\#
  tion","cursor"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a \#
  wrong type or out of range, or two parameters exclude each other. `field` points to it; `nea\#
  rest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,\#
  "message":"The caller's role is lower than the role that the method needs. `uid` and `role` \#
  are the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":\#
  "permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such projec\#
  t.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"plain","x-give\#
  n":[{"method":"install","params":{"device":"iphone"}},{"method":"events.subscribe","params":\#
  {}}],"params":[{"name":"subscription","value":"1"}],"result":{"name":"result","value":{"subs\#
  cription":"1","cursor":"1"}}}]},{"name":"events.wait","summary":"Reads events like events.re\#
  ad, and waits for new events if there are none.","x-role":"read","x-since":1,"paramStructure\#
  ":"either","params":[{"name":"after","required":false,"summary":"Cursor from an earlier answ\#
  er. The answer has the events after it.","schema":{"$ref":"#/components/schemas/Cursor","def\#
  ault":"0"}},{"name":"limit","required":false,"summary":"Maximum number of events.","schema":\#
  {"type":"integer","minimum":1,"maximum":1000,"default":100}},{"name":"user","required":false\#
  ,"summary":"Returns only events of this customer, by any of its ids.","schema":{"$ref":"#/co\#
  mponents/schemas/UserId"}},{"name":"kinds","required":false,"summary":"Returns only events o\#
  f these kinds.","schema":{"type":"array","items":{"$ref":"#/components/schemas/EventKind"},"\#
  maxItems":100}},{"name":"consumer","required":false,"summary":"Starts after the last event t\#
  hat this consumer acknowledged. Excludes `after`.","schema":{"$ref":"#/components/schemas/Co\#
  nsumerId"}},{"name":"timeoutMs","required":true,"summary":"Longest wait, in milliseconds. Wh\#
  en it is over, the list of events is empty.","schema":{"type":"integer","minimum":0,"maximum\#
  ":60000}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref"\#
  :"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":\#
  {"type":"object","properties":{"events":{"type":"array","items":{"$ref":"#/components/schema\#
  s/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Cursor for the next\#
   call: that of the last event in the list, or of the newest event in the log when there are \#
  no more."},"more":{"description":"True when there may be more events: call again at once. Th\#
  e list can be empty when `more` is true, because no event that the daemon looked at matched.\#
  ","type":"boolean"}},"required":["events","cursor","more"]}},"errors":[{"code":-32602,"messa\#
  ge":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters exc\#
  lude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"inval\#
  idParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the ro\#
  le that the method needs. `uid` and `role` are the caller's (`none` without a role), and `ne\#
  eds` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":11\#
  01,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}\#
  },{"code":1102,"message":"No user may have this id: it is empty, or in the project's `blocke\#
  dUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The i\#
  d has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooL\#
  ong","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"k\#
  ind":"unknownProject","retryable":false}},{"code":1207,"message":"No consumer of this name h\#
  as acknowledged an event.","data":{"kind":"unknownConsumer","retryable":false}}],"examples":\#
  [{"name":"something is there","x-given":[{"method":"project.define","params":{"clock":{"manu\#
  al":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method\#
  ":"install","params":{"device":"ipad"}}],"params":[{"name":"after","value":"1"},{"name":"tim\#
  eoutMs","value":60000}],"result":{"name":"result","value":{"events":[{"cursor":"2","id":"{{a\#
  ny}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{sec\#
  ond}}","anonymousId":"{{second}}","cause":{"method":"install","id":"{{any}}"},"device":"ipad\#
  "}],"cursor":"2","more":false}}},{"name":"nothing until the time is over","params":[{"name":\#
  "timeoutMs","value":50}],"result":{"name":"result","value":{"events":[],"cursor":"0","more":\#
  false}}}]},{"name":"explain","summary":"Explains why an entitlement is active or not, and li\#
  sts calls that would give access.","x-role":"read","x-since":1,"paramStructure":"either","pa\#
  rams":[{"name":"device","required":false,"summary":"Id of the device.","schema":{"$ref":"#/c\#
  omponents/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the user, i\#
  nstead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"entitlement",\#
  "required":true,"summary":"Id of the entitlement.","schema":{"$ref":"#/components/schemas/En\#
  titlementId"}},{"name":"at","required":false,"summary":"Time to answer for, RFC 3339. Who ho\#
  lds what is as of today. Default: now.","schema":{"$ref":"#/components/schemas/Moment"}},{"n\#
  ame":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/component\#
  s/schemas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]],"result"\#
  :{"name":"result","schema":{"type":"object","properties":{"userId":{"$ref":"#/components/sch\#
  emas/UserId","description":"Id of the user that the answer is about."},"active":{"descriptio\#
  n":"Whether the user has access.","type":"boolean"},"entitlement":{"$ref":"#/components/sche\#
  mas/Entitlement","description":"The entitlement, as `checkEntitlements` returns it."},"at":{\#
  "$ref":"#/components/schemas/Moment","description":"Time that the answer is for."},"because"\#
  :{"description":"The steps that lead to the answer: the purchase or grant, each change of ho\#
  lder, the catalogue and the clock. When no purchase or grant is active, the steps of one tha\#
  t was active or may become active. At most 50 steps: the first and the last.","type":"array"\#
  ,"items":{"$ref":"#/components/schemas/ExplanationStep"}},"others":{"description":"Purchases\#
   and grants that also give the entitlement and lost against the winner, best first. At most \#
  20.","type":"array","items":{"$ref":"#/components/schemas/Outdone"}},"missing":{"description\#
  ":"What prevents access. Empty when the entitlement is active. At most 20.","type":"array","\#
  items":{"$ref":"#/components/schemas/Lack"}},"omitted":{"description":"How many entries the \#
  daemon left out of each list. Absent when every list is complete.","type":"object","properti\#
  es":{"because":{"type":"integer","minimum":0},"others":{"type":"integer","minimum":0},"missi\#
  ng":{"type":"integer","minimum":0}},"required":["because","others","missing"]}},"required":[\#
  "userId","active","entitlement","at","because","others","missing"]}},"errors":[{"code":-3260\#
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
  uch project.","data":{"kind":"unknownProject","retryable":false}},{"code":1203,"message":"A \#
  call grants or explains an entitlement that the project does not have. `nearest` lists simil\#
  ar names.","data":{"kind":"unknownEntitlement","retryable":false}}],"examples":[{"name":"bou\#
  ght before a login","x-given":[{"method":"project.define","params":{"products":{"monthly":{"\#
  kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000\#
  Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"devi\#
  ce":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026\#
  -02-01T00:00:00.000Z"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1\#
  "}}],"params":[{"name":"userId","value":"user_id_1"},{"name":"entitlement","value":"premium"\#
  }],"result":{"name":"result","value":{"userId":"user_id_1","active":true,"entitlement":{"id"\#
  :"premium","active":true,"state":"active","productId":"monthly","source":"appStore","renewSt\#
  ate":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:\#
  00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedA\#
  t":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":\#
  null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStore\#
  ","transactionId":"1000","originalTransactionId":"1000"},"at":"2026-01-01T00:00:00.000Z","be\#
  cause":[{"step":"purchased","text":"{{any}}","at":"2026-01-01T00:00:00.000Z","event":"{{reco\#
  rded}}","cursor":"2","method":"purchase","from":[],"to":["{{anonymous}}"],"device":"iphone",\#
  "store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly"\#
  ,"since":"2026-01-01T00:00:00.000Z","until":"2026-02-01T00:00:00.000Z"},{"step":"attached","\#
  text":"{{any}}","at":"2026-01-01T00:00:00.000Z","event":"{{identified}}","cursor":"5","rule"\#
  :{"name":"onIdentifyNew","value":"attach"},"method":"identify","from":["{{anonymous}}"],"to"\#
  :["user_id_1"]},{"step":"mapped","text":"{{any}}","at":null,"product":"monthly"},{"step":"cl\#
  ock","text":"{{any}}","at":"2026-01-01T00:00:00.000Z","state":"active","since":"2026-01-01T0\#
  0:00:00.000Z","until":"2026-02-01T00:00:00.000Z"}],"others":[],"missing":[]}}},{"name":"afte\#
  r its end","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"su\#
  bscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"m\#
  ethod":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"ipho\#
  ne","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00\#
  :00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"entitlement","value":"\#
  premium"},{"name":"at","value":"2026-03-01T00:00:00Z"}],"result":{"name":"result","value":{"\#
  userId":"{{anonymous}}","active":false,"entitlement":{"id":"premium","active":false,"state":\#
  "expired","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"pu\#
  rchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01\#
  T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","l\#
  astPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,\#
  "renewsCount":0,"environment":"production","store":"appStore","transactionId":"1000","origin\#
  alTransactionId":"1000"},"at":"2026-03-01T00:00:00.000Z","because":[{"step":"purchased","tex\#
  t":"{{any}}","at":"2026-01-01T00:00:00.000Z","event":"{{recorded}}","cursor":"2","method":"p\#
  urchase","from":[],"to":["{{anonymous}}"],"device":"iphone","store":"appStore","originalTran\#
  sactionId":"1000","transactionId":"1000","product":"monthly","since":"2026-01-01T00:00:00.00\#
  0Z","until":"2026-02-01T00:00:00.000Z"},{"step":"mapped","text":"{{any}}","at":null,"product\#
  ":"monthly"},{"step":"clock","text":"{{any}}","at":"2026-03-01T00:00:00.000Z","state":"expir\#
  ed","since":"2026-02-01T00:00:00.000Z","until":null}],"others":[],"missing":[{"kind":"expire\#
  d","text":"{{any}}","store":"appStore","originalTransactionId":"1000","product":"monthly","s\#
  ince":"2026-02-01T00:00:00.000Z","wouldHelp":[{"method":"purchase.update","params":{"store":\#
  "appStore","originalTransactionId":"1000","expiresAt":"2026-03-04T00:00:00.000Z"},"role":"wr\#
  ite","text":"{{any}}"}]},{"kind":"notGranted","text":"{{any}}","wouldHelp":[{"method":"grant\#
  ","params":{"device":"iphone","entitlement":"premium"},"role":"write","text":"{{any}}"}]}]}}\#
  },{"name":"nothing bought","x-given":[{"method":"project.define","params":{"products":{"mont\#
  hly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00\#
  :00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","\#
  value":"iphone"},{"name":"entitlement","value":"premium"}],"result":{"name":"result","value"\#
  :{"userId":"{{anonymous}}","active":false,"entitlement":{"id":"premium","active":false,"stat\#
  e":null,"productId":null,"source":null,"renewState":"unknown","grantType":null,"periodType":\#
  null,"startedAt":null,"expiresAt":null,"gracePeriodExpiresAt":null,"firstPurchasedAt":null,"\#
  lastPurchasedAt":null,"trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"envi\#
  ronment":null,"store":null,"transactionId":null,"originalTransactionId":null},"at":"2026-01-\#
  01T00:00:00.000Z","because":[],"others":[],"missing":[{"kind":"noPurchase","text":"{{any}}",\#
  "wouldHelp":[]},{"kind":"notGranted","text":"{{any}}","wouldHelp":[{"method":"grant","params\#
  ":{"device":"iphone","entitlement":"premium"},"role":"write","text":"{{any}}"}]}]}}}]},{"nam\#
  e":"grant","summary":"Gives an entitlement without a purchase.","x-role":"write","x-since":1\#
  ,"paramStructure":"either","params":[{"name":"device","required":false,"summary":"Id of the \#
  device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":fals\#
  e,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"#/components/schemas/Us\#
  erId"}},{"name":"entitlement","required":true,"summary":"Id of an entitlement from the catal\#
  ogue or from the project's `entitlements`.","schema":{"$ref":"#/components/schemas/Entitleme\#
  ntId"}},{"name":"expiresAt","required":false,"summary":"Last moment of the grant, RFC 3339. \#
  Default: no end.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"project","requir\#
  ed":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","\#
  default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result and th\#
  e events without changing anything.","schema":{"type":"boolean","default":false}},{"name":"i\#
  dempotencyKey","required":false,"summary":"Makes a retry safe: the same key with the same pa\#
  rams returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"\#
  x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"object","\#
  properties":{"entitlement":{"$ref":"#/components/schemas/Entitlement","description":"The ent\#
  itlement after the call. A purchase supplies its values if the purchase wins against the gra\#
  nt."},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"even\#
  ts":{"description":"The events that the call would emit. Only in a dry run.","type":"array",\#
  "items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is \#
  the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["\#
  entitlement"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wr\#
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
  ble":false}},{"code":1203,"message":"A call grants or explains an entitlement that the proje\#
  ct does not have. `nearest` lists similar names.","data":{"kind":"unknownEntitlement","retry\#
  able":false}},{"code":1300,"message":"A call of the same method used this key with other par\#
  ams in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":\#
  1400,"message":"The disk has no room for the write. Nothing changes, and reading still works\#
  .","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not\#
   be on the disk: the daemon stops, and its next start shows what is stored. Or the daemon ca\#
  nnot read a record that the request needs: then it keeps running.","data":{"kind":"storageFa\#
  iled","retryable":false}}],"examples":[{"name":"for a month","x-given":[{"method":"project.d\#
  efine","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"\#
  clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphon\#
  e"}}],"params":[{"name":"device","value":"iphone"},{"name":"entitlement","value":"premium"},\#
  {"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{\#
  "entitlement":{"id":"premium","active":true,"state":"active","productId":null,"source":"manu\#
  al","renewState":"nonRenewable","grantType":"manual","periodType":null,"startedAt":"2026-01-\#
  01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstP\#
  urchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewDisabledAt":null,"re\#
  newsCount":0,"environment":null,"store":null,"transactionId":null,"originalTransactionId":nu\#
  ll}}}},{"name":"for good, to somebody by id","x-given":[{"method":"project.define","params":\#
  {"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":["\#
  vip"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device"\#
  :"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params\#
  ":[{"name":"userId","value":"user_id_1"},{"name":"entitlement","value":"vip"}],"result":{"na\#
  me":"result","value":{"entitlement":{"id":"vip","active":true,"state":"active","productId":n\#
  ull,"source":"manual","renewState":"nonRenewable","grantType":"manual","periodType":null,"st\#
  artedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"gracePeriodExpiresAt":null,"firstPurch\#
  asedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewDisabledAt":null,"renews\#
  Count":0,"environment":null,"store":null,"transactionId":null,"originalTransactionId":null}}\#
  }}]},{"name":"identify","summary":"Logs a user in on a device.","x-role":"write","x-since":1\#
  ,"paramStructure":"either","params":[{"name":"device","required":false,"summary":"Id of the \#
  device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":true\#
  ,"summary":"The app's own id for the user.","schema":{"$ref":"#/components/schemas/UserId"}}\#
  ,{"name":"anonymousId","required":false,"summary":"Id of the device's anonymous user, instea\#
  d of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required\#
  ":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","de\#
  fault":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result and the \#
  events without changing anything.","schema":{"type":"boolean","default":false}},{"name":"ide\#
  mpotencyKey","required":false,"summary":"Makes a retry safe: the same key with the same para\#
  ms returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-\#
  exactly-one":[["device"],["anonymousId"]],"result":{"name":"result","schema":{"type":"object\#
  ","properties":{"user":{"$ref":"#/components/schemas/User"},"created":{"description":"True w\#
  hen this call created the user.","type":"boolean"},"outcome":{"description":"attached: the u\#
  ser became a holder of at least one purchase, and no holder lost any. moved: purchases moved\#
   from the anonymous user to this user. aliased: both users became one customer. switched: no\#
   purchase changed holders. unchanged: the user was already logged in.","type":"string","enum\#
  ":["attached","aliased","moved","switched","unchanged"]},"shouldRefresh":{"description":"Tru\#
  e exactly when `purchases` is not empty: the app refreshes what it shows.","type":"boolean"}\#
  ,"purchases":{"description":"Purchases that changed holders. After an alias: the purchases t\#
  hat the anonymous user's customer held.","type":"array","items":{"$ref":"#/components/schema\#
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
  ect's anonymous prefix, or it is the id of an anonymous user or a customerId.","data":{"kind\#
  ":"reservedUserId","retryable":false}},{"code":1200,"message":"The daemon has no such projec\#
  t.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"A call of th\#
  e same method used this key with other params in the last 24 hours.","data":{"kind":"idempot\#
  encyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the write\#
  . Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}}\#
  ,{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its next st\#
  art shows what is stored. Or the daemon cannot read a record that the request needs: then it\#
   keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a \#
  new user","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"sub\#
  scription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"me\#
  thod":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},\#
  {"name":"userId","value":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user\#
  _id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","a\#
  liases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment"\#
  :"production"},"created":true,"outcome":"switched","shouldRefresh":false,"purchases":[]}}},{\#
  "name":"with a purchase made before","x-given":[{"method":"project.define","params":{"produc\#
  ts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-0\#
  1-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase\#
  ","params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000",\#
  "expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"nam\#
  e":"userId","value":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1\#
  ","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliase\#
  s":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"pro\#
  duction"},"created":true,"outcome":"attached","shouldRefresh":true,"purchases":[{"store":"ap\#
  pStore","originalTransactionId":"1000","product":"monthly","kind":"subscription","from":["{{\#
  anonymous}}"],"to":"user_id_1","shared":true}]}}},{"name":"the same id again","x-given":[{"m\#
  ethod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements\#
  ":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params"\#
  :{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}\#
  }],"params":[{"name":"device","value":"iphone"},{"name":"userId","value":"user_id_1"}],"resu\#
  lt":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identi\#
  tyId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","cre\#
  atedAt":"2026-01-01T00:00:00.000Z","environment":"production"},"created":false,"outcome":"un\#
  changed","shouldRefresh":false,"purchases":[]}}}]},{"name":"install","summary":"Registers a \#
  device and creates its anonymous user.","x-role":"write","x-since":1,"paramStructure":"eithe\#
  r","params":[{"name":"device","required":false,"summary":"Id of the device. Default: a new i\#
  d, which the daemon makes.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"user\#
  Id","required":false,"summary":"Id of a user to log in on the new device, without attaching,\#
   moving or aliasing anything.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"sto\#
  reAccount","required":false,"summary":"Store account whose purchases the device can present.\#
  ","schema":{"$ref":"#/components/schemas/StoreAccountId"}},{"name":"platform","required":fal\#
  se,"summary":"Platform of the device: ios, android, web or another word of that form.","sche\#
  ma":{"$ref":"#/components/schemas/Platform"}},{"name":"app","required":false,"summary":"The \#
  installed app, for example its bundle id.","schema":{"$ref":"#/components/schemas/AppId"}},{\#
  "name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/compone\#
  nts/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Co\#
  mputes the result and the events without changing anything.","schema":{"type":"boolean","def\#
  ault":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the s\#
  ame key with the same params returns the stored result.","schema":{"$ref":"#/components/sche\#
  mas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"de\#
  vice":{"$ref":"#/components/schemas/DeviceId"},"created":{"description":"False when the devi\#
  ce was already registered.","type":"boolean"},"user":{"$ref":"#/components/schemas/User"},"d\#
  ryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"de\#
  scription":"The events that the call would emit. Only in a dry run.","type":"array","items":\#
  {"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the stor\#
  ed result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["device",\#
  "created","user"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of \#
  a wrong type or out of range, or two parameters exclude each other. `field` points to it; `n\#
  earest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":100\#
  0,"message":"The caller's role is lower than the role that the method needs. `uid` and `role\#
  ` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind\#
  ":"permissionDenied","retryable":false}},{"code":1102,"message":"No user may have this id: i\#
  t is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable\#
  ":false}},{"code":1103,"message":"The id has more Unicode scalars than the project's `userId\#
  LengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"message":"The \#
  id begins with the project's anonymous prefix, or it is the id of an anonymous user or a cus\#
  tomerId.","data":{"kind":"reservedUserId","retryable":false}},{"code":1200,"message":"The da\#
  emon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,\#
  "message":"A call of the same method used this key with other params in the last 24 hours.",\#
  "data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk ha\#
  s no room for the write. Nothing changes, and reading still works.","data":{"kind":"storageF\#
  ull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the daemon\#
   stops, and its next start shows what is stored. Or the daemon cannot read a record that the\#
   request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],\#
  "examples":[{"name":"a new device","x-given":[{"method":"project.define","params":{"products\#
  ":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-\#
  01T00:00:00.000Z"}}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result\#
  ","value":{"device":"iphone","created":true,"user":{"id":"{{anonymous}}","anonymousId":"{{an\#
  onymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"devic\#
  e":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"a\#
  gain","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscri\#
  ption","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method\#
  ":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"re\#
  sult":{"name":"result","value":{"device":"iphone","created":false,"user":{"id":"{{anonymous}\#
  }","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["\#
  {{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"prod\#
  uction"}}}},{"name":"as a user","x-given":[{"method":"project.define","params":{"products":{\#
  "monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T\#
  00:00:00.000Z"}}}],"params":[{"name":"device","value":"iphone"},{"name":"userId","value":"us\#
  er_id_1"}],"result":{"name":"result","value":{"device":"iphone","created":true,"user":{"id":\#
  "user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}\#
  }","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environ\#
  ment":"production"}}}},{"name":"as a dry run","x-given":[{"method":"project.define","params"\#
  :{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual\#
  ":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"device","value":"iphone"},{"name":"dryRu\#
  n","value":true}],"result":{"name":"result","value":{"device":"iphone","created":true,"user"\#
  :{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anony\#
  mous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z"\#
  ,"environment":"production"},"dryRun":true,"events":[{"id":"{{any}}","kind":"userCreated","a\#
  t":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{an\#
  onymous}}","cause":{"method":"install","id":"{{any}}"},"device":"iphone"}]}}}]},{"name":"log\#
  out","summary":"Logs out the user of a device.","x-role":"write","x-since":1,"paramStructure\#
  ":"either","params":[{"name":"device","required":true,"summary":"Id of the device.","schema"\#
  :{"$ref":"#/components/schemas/DeviceId"}},{"name":"project","required":false,"summary":"Id \#
  of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"n\#
  ame":"dryRun","required":false,"summary":"Computes the result and the events without changin\#
  g anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required\#
  ":false,"summary":"Makes a retry safe: the same key with the same params returns the stored \#
  result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result"\#
  ,"schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User"},"outcom\#
  e":{"description":"loggedOut: the device's anonymous user is current again. rotated: the dev\#
  ice has a new anonymous user. unchanged: no user was logged in.","type":"string","enum":["lo\#
  ggedOut","rotated","unchanged"]},"dryRun":{"description":"True in a dry run; otherwise absen\#
  t.","type":"boolean"},"events":{"description":"The events that the call would emit. Only in \#
  a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descr\#
  iption":"True when this is the stored result of an idempotency key; otherwise absent.","type\#
  ":"boolean"}},"required":["user","outcome"]}},"errors":[{"code":-32602,"message":"A paramete\#
  r is missing, unknown, of a wrong type or out of range, or two parameters exclude each other\#
  . `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retr\#
  yable":false}},{"code":1000,"message":"The caller's role is lower than the role that the met\#
  hod needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the met\#
  hod's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"T\#
  he project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1\#
  105,"message":"No user is logged in on the device, and the project's `onAnonymousLogout` is \#
  `refuse`.","data":{"kind":"alreadyAnonymous","retryable":false}},{"code":1200,"message":"The\#
   daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":13\#
  00,"message":"A call of the same method used this key with other params in the last 24 hours\#
  .","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk\#
   has no room for the write. Nothing changes, and reading still works.","data":{"kind":"stora\#
  geFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the dae\#
  mon stops, and its next start shows what is stored. Or the daemon cannot read a record that \#
  the request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}\#
  }],"examples":[{"name":"somebody logged in","x-given":[{"method":"project.define","params":{\#
  "products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":\#
  "2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"i\#
  dentify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","val\#
  ue":"iphone"}],"result":{"name":"result","value":{"user":{"id":"{{anonymous}}","anonymousId"\#
  :"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],\#
  "device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"outcom\#
  e":"loggedOut"}}},{"name":"nobody logged in","x-given":[{"method":"project.define","params":\#
  {"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual"\#
  :"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[\#
  {"name":"device","value":"iphone"}],"result":{"name":"result","value":{"user":{"id":"{{anony\#
  mous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliase\#
  s":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":\#
  "production"},"outcome":"unchanged"}}}]},{"name":"project.define","summary":"Creates a proje\#
  ct, or changes the given parts of its definition.","x-role":"admin","x-since":1,"paramStruct\#
  ure":"either","params":[{"name":"project","required":false,"summary":"Id of the project.","s\#
  chema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"rules","requi\#
  red":false,"summary":"How users and purchases move: a preset, or a preset and the rules that\#
   differ from it. Default for a new project: qonversion.","schema":{"$ref":"#/components/sche\#
  mas/RulesChoice"}},{"name":"products","required":false,"summary":"The catalogue: products by\#
   their ids. It replaces the previous catalogue as a whole.","schema":{"$ref":"#/components/s\#
  chemas/Catalogue"}},{"name":"entitlements","required":false,"summary":"Ids that `grant` acce\#
  pts in addition to the entitlements of the catalogue. They replace the previous list as a wh\#
  ole.","schema":{"type":"array","items":{"$ref":"#/components/schemas/EntitlementId"},"maxIte\#
  ms":10000}},{"name":"environment","required":false,"summary":"Environment whose purchases gi\#
  ve access. Default for a new project: production.","schema":{"$ref":"#/components/schemas/Pr\#
  ojectEnvironment"}},{"name":"clock","required":false,"summary":"Clock of the project: `syste\#
  m`, `manual` (a manual clock that starts now), or {\"manual\": TIMESTAMP}. It can only chang\#
  e before the first device or user. Default for a new project: system.","schema":{"$ref":"#/c\#
  omponents/schemas/ClockChoice"}},{"name":"webhooks","required":false,"summary":"URLs that re\#
  ceive the project's events, each URL once. They replace the previous list as a whole. Defaul\#
  t for a new project: none.","schema":{"type":"array","items":{"$ref":"#/components/schemas/W\#
  ebhookChoice"},"maxItems":10}},{"name":"dryRun","required":false,"summary":"Computes the res\#
  ult and the events without changing anything.","schema":{"type":"boolean","default":false}},\#
  {"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with t\#
  he same params returns the stored result.","schema":{"$ref":"#/components/schemas/Idempotenc\#
  yKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"project":{"$ref"\#
  :"#/components/schemas/Project"},"dryRun":{"description":"True in a dry run; otherwise absen\#
  t.","type":"boolean"},"events":{"description":"The events that the call would emit. Only in \#
  a dry run. The changes of access that a new catalogue causes come later, and are not in the \#
  list.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descriptio\#
  n":"True when this is the stored result of an idempotency key; otherwise absent.","type":"bo\#
  olean"}},"required":["project"]}},"errors":[{"code":-32602,"message":"A parameter is missing\#
  , unknown, of a wrong type or out of range, or two parameters exclude each other. `field` po\#
  ints to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false\#
  }},{"code":1000,"message":"The caller's role is lower than the role that the method needs. `\#
  uid` and `role` are the caller's (`none` without a role), and `needs` is the method's role."\#
  ,"data":{"kind":"permissionDenied","retryable":false}},{"code":1300,"message":"A call of the\#
   same method used this key with other params in the last 24 hours.","data":{"kind":"idempote\#
  ncyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the write.\#
   Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},\#
  {"code":1401,"message":"The write may not be on the disk: the daemon stops, and its next sta\#
  rt shows what is stored. Or the daemon cannot read a record that the request needs: then it \#
  keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a n\#
  ew project","params":[{"name":"project","value":"news"},{"name":"rules","value":{"preset":"q\#
  onversion","onRestore":"transfer"}},{"name":"products","value":{"monthly":{"kind":"subscript\#
  ion","entitlements":["premium"]}}},{"name":"clock","value":{"manual":"2026-01-01T00:00:00.00\#
  0Z"}}],"result":{"name":"result","value":{"project":{"id":"news","rules":{"preset":"qonversi\#
  on","anonymousPrefix":"QON_","onIdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":\#
  "logoutFirst","onLogout":"return","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndU\#
  ser","onRestore":"transfer","anonymousHolders":"asOthers","oneTimePurchases":"move","userIdL\#
  engthMax":255,"blockedUserIds":[""]},"products":{"monthly":{"kind":"subscription","entitleme\#
  nts":["premium"]}},"entitlements":[],"environment":"production","clock":{"kind":"manual","no\#
  w":"2026-01-01T00:00:00.000Z"},"webhooks":[],"createdAt":"2026-01-01T00:00:00.000Z","counts"\#
  :{"devices":0,"users":0,"customers":0,"purchases":0,"events":0}}}}},{"name":"a change of one\#
   thing","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subsc\#
  ription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"meth\#
  od":"install","params":{"device":"iphone"}}],"params":[{"name":"entitlements","value":["vip"\#
  ]}],"result":{"name":"result","value":{"project":{"id":"default","rules":{"preset":"qonversi\#
  on","anonymousPrefix":"QON_","onIdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":\#
  "logoutFirst","onLogout":"return","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndU\#
  ser","onRestore":"share","anonymousHolders":"asOthers","oneTimePurchases":"move","userIdLeng\#
  thMax":255,"blockedUserIds":[""]},"products":{"monthly":{"kind":"subscription","entitlements\#
  ":["premium"]}},"entitlements":["vip"],"environment":"production","clock":{"kind":"manual","\#
  now":"2026-01-01T00:00:00.000Z"},"webhooks":[],"createdAt":"{{any}}","counts":{"devices":1,"\#
  users":1,"customers":1,"purchases":0,"events":1}}}}},{"name":"webhooks","params":[{"name":"p\#
  roject","value":"news"},{"name":"clock","value":{"manual":"2026-01-01T00:00:00.000Z"}},{"nam\#
  e":"webhooks","value":[{"url":"https://example.com/events","secret":"whsec_MfKQ9r8GKYqrTwjUP\#
  D8ILPZIo2LaLaSw"},{"url":"https://example.com/purchases","secret":"a-new-one-of-many-charact\#
  ers","oldSecret":"the-one-before","format":"purchasely"}]}],"result":{"name":"result","value\#
  ":{"project":{"id":"news","rules":"{{any}}","products":{},"entitlements":[],"environment":"p\#
  roduction","clock":{"kind":"manual","now":"2026-01-01T00:00:00.000Z"},"webhooks":[{"url":"ht\#
  tps://example.com/events","format":"entitled"},{"url":"https://example.com/purchases","forma\#
  t":"purchasely"}],"createdAt":"2026-01-01T00:00:00.000Z","counts":{"devices":0,"users":0,"cu\#
  stomers":0,"purchases":0,"events":0}}}}}]},{"name":"project.describe","summary":"Returns the\#
   definition of a project with every rule, and the number of its records.","x-role":"read","x\#
  -since":1,"paramStructure":"either","params":[{"name":"project","required":false,"summary":"\#
  Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}]\#
  ,"result":{"name":"result","schema":{"type":"object","properties":{"project":{"$ref":"#/comp\#
  onents/schemas/Project"}},"required":["project"]}},"errors":[{"code":-32602,"message":"A par\#
  ameter is missing, unknown, of a wrong type or out of range, or two parameters exclude each \#
  other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams",\#
  "retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that th\#
  e method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is th\#
  e method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"messag\#
  e":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}}],"e\#
  xamples":[{"name":"the project that is there from the start","params":[],"result":{"name":"r\#
  esult","value":{"project":{"id":"default","rules":{"preset":"qonversion","anonymousPrefix":"\#
  QON_","onIdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout\#
  ":"return","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"share\#
  ","anonymousHolders":"asOthers","oneTimePurchases":"move","userIdLengthMax":255,"blockedUser\#
  Ids":[""]},"products":{},"entitlements":[],"environment":"production","clock":{"kind":"syste\#
  m"},"webhooks":[],"createdAt":"{{any}}","counts":{"devices":0,"users":0,"customers":0,"purch\#
  ases":0,"events":0}}}}}]},{"name":"project.list","summary":"Lists the projects, sorted by id\#
   in byte order.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"pr\#
  oject","required":false,"summary":"Has no effect, but must exist: a client can send it with \#
  every call.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"resul\#
  t":{"name":"result","schema":{"type":"object","properties":{"projects":{"type":"array","item\#
  s":{"$ref":"#/components/schemas/ProjectSummary"}}},"required":["projects"]}},"errors":[{"co\#
  de":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or t\#
  wo parameters exclude each other. `field` points to it; `nearest` lists similar names.","dat\#
  a":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is \#
  lower than the role that the method needs. `uid` and `role` are the caller's (`none` without\#
   a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":f\#
  alse}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProje\#
  ct","retryable":false}}],"examples":[{"name":"one project","params":[],"result":{"name":"res\#
  ult","value":{"projects":[{"id":"default","preset":"qonversion","createdAt":"{{any}}","count\#
  s":{"devices":0,"users":0,"customers":0,"purchases":0,"events":0}}]}}}]},{"name":"project.we\#
  bhooks","summary":"Returns the webhooks of a project with their secrets.","x-role":"admin","\#
  x-since":1,"paramStructure":"either","params":[{"name":"project","required":false,"summary":\#
  "Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}\#
  ],"result":{"name":"result","schema":{"type":"object","properties":{"webhooks":{"type":"arra\#
  y","items":{"$ref":"#/components/schemas/Webhook"}}},"required":["webhooks"]}},"errors":[{"c\#
  ode":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or \#
  two parameters exclude each other. `field` points to it; `nearest` lists similar names.","da\#
  ta":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is\#
   lower than the role that the method needs. `uid` and `role` are the caller's (`none` withou\#
  t a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":\#
  false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProj\#
  ect","retryable":false}}],"examples":[{"name":"a webhook that was defined after the first ev\#
  ent","x-given":[{"method":"install","params":{"device":"iphone"}},{"method":"project.define"\#
  ,"params":{"webhooks":[{"url":"http://127.0.0.1:8080/","secret":"sesame"}]}}],"params":[],"r\#
  esult":{"name":"result","value":{"webhooks":[{"url":"http://127.0.0.1:8080/","secret":"sesam\#
  e","oldSecret":null,"format":"entitled","since":"1"}]}}}]},{"name":"purchase","summary":"Rec\#
  ords a store transaction and decides who holds the purchase.","x-role":"write","x-since":1,"\#
  paramStructure":"either","params":[{"name":"device","required":false,"summary":"Id of the de\#
  vice on which the customer bought.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"nam\#
  e":"userId","required":false,"summary":"Id of the buyer, instead of `device`. The daemon cre\#
  ates an unknown user, so that no payment is lost.","schema":{"$ref":"#/components/schemas/Us\#
  erId"}},{"name":"product","required":true,"summary":"Id of the product. The daemon also reco\#
  rds a product that the catalogue does not have.","schema":{"$ref":"#/components/schemas/Prod\#
  uctId"}},{"name":"store","required":true,"summary":"Store that took the payment: appStore, p\#
  layStore, amazon, huawei, stripe, web or another word of that form.","schema":{"$ref":"#/com\#
  ponents/schemas/Store"}},{"name":"transactionId","required":true,"summary":"The store's id o\#
  f this transaction.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"origin\#
  alTransactionId","required":false,"summary":"Id of the first transaction of the same purchas\#
  e. Default: `transactionId`.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name\#
  ":"kind","required":false,"summary":"Kind of the product. It overrides the kind in the catal\#
  ogue.","schema":{"$ref":"#/components/schemas/ProductKind"}},{"name":"purchasedAt","required\#
  ":false,"summary":"Purchase time, RFC 3339. Default: now.","schema":{"$ref":"#/components/sc\#
  hemas/Moment"}},{"name":"expiresAt","required":false,"summary":"Last moment of the paid peri\#
  od, RFC 3339. Default: no end.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"pe\#
  riodType","required":false,"summary":"Price of the period: full (normal), a trial, or introd\#
  uctory (intro).","schema":{"$ref":"#/components/schemas/PeriodType","default":"normal"}},{"n\#
  ame":"environment","required":false,"summary":"Environment of the store: production, or sand\#
  box for test purchases.","schema":{"$ref":"#/components/schemas/PurchaseEnvironment","defaul\#
  t":"production"}},{"name":"isFamilyShared","required":false,"summary":"Whether a family memb\#
  er bought it and shares it.","schema":{"type":"boolean","default":false}},{"name":"price","r\#
  equired":false,"summary":"Price that the customer paid: a decimal number in a string, for ex\#
  ample \"9.99\".","schema":{"$ref":"#/components/schemas/Price"}},{"name":"currency","require\#
  d":false,"summary":"Currency of the price: an ISO 4217 code, for example EUR.","schema":{"$r\#
  ef":"#/components/schemas/Currency"}},{"name":"country","required":false,"summary":"Country \#
  of the purchase: an ISO 3166 code, for example DE.","schema":{"$ref":"#/components/schemas/C\#
  ountry"}},{"name":"offerCode","required":false,"summary":"Offer code that the customer redee\#
  med.","schema":{"type":"string","minLength":1,"maxLength":255}},{"name":"attributes","requir\#
  ed":false,"summary":"Up to 20 strings of your own, which the events of this purchase repeat.\#
  ","schema":{"$ref":"#/components/schemas/Attributes"}},{"name":"project","required":false,"s\#
  ummary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"de\#
  fault"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events wit\#
  hout changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKe\#
  y","required":false,"summary":"Makes a retry safe: the same key with the same params returns\#
   the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-on\#
  e":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"object","properties":\#
  {"purchase":{"$ref":"#/components/schemas/Purchase"},"created":{"description":"True when the\#
   purchase is new.","type":"boolean"},"outcome":{"description":"recorded: a new purchase. rec\#
  eived: the buyer did not hold the purchase, and holds it now. planChanged: a new transaction\#
   with another product. renewed: any other new transaction. unchanged: a transaction that the\#
   daemon knows, or that is older than the latest.","type":"string","enum":["recorded","renewe\#
  d","planChanged","received","unchanged"]},"entitlements":{"$ref":"#/components/schemas/Entit\#
  lements","description":"The buyer's entitlements after the call."},"warnings":{"description"\#
  :"Absent when there are no warnings.","type":"array","items":{"$ref":"#/components/schemas/W\#
  arning"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"\#
  events":{"description":"The events that the call would emit. Only in a dry run.","type":"arr\#
  ay","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this\#
   is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required\#
  ":["purchase","created","outcome","entitlements"]}},"errors":[{"code":-32602,"message":"A pa\#
  rameter is missing, unknown, of a wrong type or out of range, or two parameters exclude each\#
   other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams"\#
  ,"retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that t\#
  he method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is t\#
  he method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"messa\#
  ge":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"c\#
  ode":1102,"message":"No user may have this id: it is empty, or in the project's `blockedUser\#
  Ids`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has\#
   more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong",\#
  "retryable":false}},{"code":1104,"message":"The id begins with the project's anonymous prefi\#
  x, or it is the id of an anonymous user or a customerId.","data":{"kind":"reservedUserId","r\#
  etryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"u\#
  nknownProject","retryable":false}},{"code":1202,"message":"Another user holds the purchase, \#
  and a rule of the project keeps it there. `holder` and `rule` name them. Nothing changes.","\#
  data":{"kind":"purchaseHeldByAnother","retryable":false}},{"code":1300,"message":"A call of \#
  the same method used this key with other params in the last 24 hours.","data":{"kind":"idemp\#
  otencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the wri\#
  te. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":true\#
  }},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its next \#
  start shows what is stored. Or the daemon cannot read a record that the request needs: then \#
  it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"\#
  a subscription","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind\#
  ":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}\#
  },{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iph\#
  one"},{"name":"product","value":"monthly"},{"name":"store","value":"appStore"},{"name":"tran\#
  sactionId","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result"\#
  :{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","tr\#
  ansactionId":"1000","product":"monthly","kind":"subscription","state":"active","holders":["{\#
  {anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z\#
  ","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","tria\#
  lStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,"pr\#
  ice":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisable\#
  dAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":n\#
  ull,"revokedAt":null,"renewsCount":0,"transactions":[{"transactionId":"1000","product":"mont\#
  hly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T\#
  00:00:00.000Z"}]},"created":true,"outcome":"recorded","entitlements":{"premium":{"id":"premi\#
  um","active":true,"state":"active","productId":"monthly","source":"appStore","renewState":"w\#
  illRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z\#
  ","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"202\#
  6-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"a\#
  utoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStore","tran\#
  sactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"the same transaction again","\#
  x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription",\#
  "entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"inst\#
  all","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product\#
  ":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"\#
  }}],"params":[{"name":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name\#
  ":"store","value":"appStore"},{"name":"transactionId","value":"1000"},{"name":"expiresAt","v\#
  alue":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"a\#
  ppStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"s\#
  ubscription","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":n\#
  ull,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","\#
  expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environme\#
  nt":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCo\#
  de":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRet\#
  ry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"renewsCount":0,"transaction\#
  s":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01\#
  -01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]},"created":false,"outcome":"unch\#
  anged","entitlements":{"premium":{"id":"premium","active":true,"state":"active","productId":\#
  "monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"\#
  normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","grace\#
  PeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-\#
  01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"envir\#
  onment":"production","store":"appStore","transactionId":"1000","originalTransactionId":"1000\#
  "}}}}},{"name":"by somebody logged in","x-given":[{"method":"project.define","params":{"prod\#
  ucts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026\#
  -01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identi\#
  fy","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"\#
  iphone"},{"name":"product","value":"monthly"},{"name":"store","value":"appStore"},{"name":"t\#
  ransactionId","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"resu\#
  lt":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000",\#
  "transactionId":"1000","product":"monthly","kind":"subscription","state":"active","holders":\#
  ["{{anonymous}}","user_id_1"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-0\#
  1T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00\#
  :00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFamilySh\#
  ared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"a\#
  utoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null\#
  ,"refundedAt":null,"revokedAt":null,"renewsCount":0,"transactions":[{"transactionId":"1000",\#
  "product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresA\#
  t":"2026-02-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","entitlements":{"premiu\#
  m":{"id":"premium","active":true,"state":"active","productId":"monthly","source":"appStore",\#
  "renewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-0\#
  1T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPu\#
  rchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialSta\#
  rtedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"\#
  appStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"a renewal","x-\#
  given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","e\#
  ntitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"instal\#
  l","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":\#
  "monthly","store":"appStore","transactionId":"1000","purchasedAt":"2025-11-15T00:00:00.000Z"\#
  ,"expiresAt":"2025-12-15T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"na\#
  me":"product","value":"monthly"},{"name":"store","value":"appStore"},{"name":"transactionId"\#
  ,"value":"1001"},{"name":"originalTransactionId","value":"1000"},{"name":"purchasedAt","valu\#
  e":"2025-12-15T00:00:00.000Z"},{"name":"expiresAt","value":"2026-01-15T00:00:00.000Z"}],"res\#
  ult":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000"\#
  ,"transactionId":"1001","product":"monthly","kind":"subscription","state":"active","holders"\#
  :["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2025-12-15T00:00:00.\#
  000Z","firstPurchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","\#
  trialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false\#
  ,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDis\#
  abledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedA\#
  t":null,"revokedAt":null,"renewsCount":1,"transactions":[{"transactionId":"1000","product":"\#
  monthly","periodType":"normal","purchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025-12\#
  -15T00:00:00.000Z"},{"transactionId":"1001","product":"monthly","periodType":"normal","purch\#
  asedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z"}]},"created":false\#
  ,"outcome":"renewed","entitlements":{"premium":{"id":"premium","active":true,"state":"active\#
  ","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase",\#
  "periodType":"normal","startedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:0\#
  0.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2025-11-15T00:00:00.000Z","lastPurch\#
  asedAt":"2025-12-15T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsC\#
  ount":1,"environment":"production","store":"appStore","transactionId":"1001","originalTransa\#
  ctionId":"1000"}}}}},{"name":"a product that the catalogue does not know","x-given":[{"metho\#
  d":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["\#
  premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"userId","val\#
  ue":"user_id_1"},{"name":"product","value":"montly"},{"name":"store","value":"stripe"},{"nam\#
  e":"transactionId","value":"pi_1"}],"result":{"name":"result","value":{"purchase":{"store":"\#
  stripe","originalTransactionId":"pi_1","transactionId":"pi_1","product":"montly","kind":"non\#
  Consumable","state":"active","holders":["user_id_1"],"device":null,"storeAccount":null,"purc\#
  hasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt\#
  ":null,"trialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShare\#
  d":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":false,"aut\#
  oRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"\#
  refundedAt":null,"revokedAt":null,"renewsCount":0,"transactions":[{"transactionId":"pi_1","p\#
  roduct":"montly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":\#
  null}]},"created":true,"outcome":"recorded","entitlements":{},"warnings":[{"kind":"unknownPr\#
  oduct","message":"{{any}}","nearest":["monthly"]}]}}}]},{"name":"purchase.update","summary":\#
  "Updates a purchase, for example after a refund. Omitted params keep their value.","x-role":\#
  "write","x-since":1,"paramStructure":"either","params":[{"name":"store","required":true,"sum\#
  mary":"Store that took the payment.","schema":{"$ref":"#/components/schemas/Store"}},{"name"\#
  :"originalTransactionId","required":true,"summary":"Id of the first transaction of the purch\#
  ase.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"expiresAt","required"\#
  :false,"summary":"New last moment of the paid period, RFC 3339; null: no end.","schema":{"$r\#
  ef":"#/components/schemas/NullableMoment"}},{"name":"autoRenew","required":false,"summary":"\#
  Whether the subscription renews automatically; null: true.","schema":{"type":["boolean","nul\#
  l"]}},{"name":"gracePeriodExpiresAt","required":false,"summary":"Last moment of the grace pe\#
  riod, RFC 3339; null: no grace period.","schema":{"$ref":"#/components/schemas/NullableMomen\#
  t"}},{"name":"billingRetry","required":false,"summary":"Whether the store retries a failed p\#
  ayment; null: false.","schema":{"type":["boolean","null"]}},{"name":"pausedUntil","required"\#
  :false,"summary":"Time at which the pause ends, RFC 3339; null: no pause.","schema":{"$ref":\#
  "#/components/schemas/NullableMoment"}},{"name":"refundedAt","required":false,"summary":"Tim\#
  e of the refund, RFC 3339; null: no refund.","schema":{"$ref":"#/components/schemas/Nullable\#
  Moment"}},{"name":"revokedAt","required":false,"summary":"Time at which the store withdrew a\#
  ccess, RFC 3339, for example when family sharing ends; null: not withdrawn.","schema":{"$ref\#
  ":"#/components/schemas/NullableMoment"}},{"name":"product","required":false,"summary":"Id o\#
  f the product from now on: a change of plan.","schema":{"$ref":"#/components/schemas/Product\#
  Id"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/\#
  components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summa\#
  ry":"Computes the result and the events without changing anything.","schema":{"type":"boolea\#
  n","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe\#
  : the same key with the same params returns the stored result.","schema":{"$ref":"#/componen\#
  ts/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","propertie\#
  s":{"purchase":{"$ref":"#/components/schemas/Purchase"},"warnings":{"description":"Absent wh\#
  en there are no warnings.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"\#
  dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"d\#
  escription":"The events that the call would emit. Only in a dry run.","type":"array","items"\#
  :{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the sto\#
  red result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["purchas\#
  e"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type o\#
  r out of range, or two parameters exclude each other. `field` points to it; `nearest` lists \#
  similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"T\#
  he caller's role is lower than the role that the method needs. `uid` and `role` are the call\#
  er's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionD\#
  enied","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{\#
  "kind":"unknownProject","retryable":false}},{"code":1201,"message":"The project has no purch\#
  ase with this store and originalTransactionId. Nothing changes.","data":{"kind":"unknownPurc\#
  hase","retryable":false}},{"code":1300,"message":"A call of the same method used this key wi\#
  th other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":fals\#
  e}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, and reading\#
   still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The w\#
  rite may not be on the disk: the daemon stops, and its next start shows what is stored. Or t\#
  he daemon cannot read a record that the request needs: then it keeps running.","data":{"kind\#
  ":"storageFailed","retryable":false}}],"examples":[{"name":"auto-renew turned off","x-given"\#
  :[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitle\#
  ments":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","pa\#
  rams":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"month\#
  ly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"par\#
  ams":[{"name":"store","value":"appStore"},{"name":"originalTransactionId","value":"1000"},{"\#
  name":"autoRenew","value":false}],"result":{"name":"result","value":{"purchase":{"store":"ap\#
  pStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"su\#
  bscription","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":nu\#
  ll,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","e\#
  xpiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environmen\#
  t":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCod\#
  e":null,"autoRenew":false,"autoRenewDisabledAt":"2026-01-01T00:00:00.000Z","gracePeriodExpir\#
  esAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"renew\#
  sCount":0,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal",\#
  "purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]}}}},{"name\#
  ":"a refund","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"\#
  subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{\#
  "method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"ip\#
  hone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T\#
  00:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"originalTransaction\#
  Id","value":"1000"},{"name":"refundedAt","value":"2026-01-01T00:00:00.000Z"}],"result":{"nam\#
  e":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transact\#
  ionId":"1000","product":"monthly","kind":"subscription","state":"refunded","holders":["{{ano\#
  nymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","f\#
  irstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialSta\#
  rtedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,"price"\#
  :null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt"\#
  :null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":"2026\#
  -01-01T00:00:00.000Z","revokedAt":null,"renewsCount":0,"transactions":[{"transactionId":"100\#
  0","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expir\#
  esAt":"2026-02-01T00:00:00.000Z"}]}}}},{"name":"a refund that was none","x-given":[{"method"\#
  :"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["pr\#
  emium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"dev\#
  ice":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store"\#
  :"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"purch\#
  ase.update","params":{"store":"appStore","originalTransactionId":"1000","refundedAt":"2026-0\#
  1-01T00:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"originalTransa\#
  ctionId","value":"1000"},{"name":"refundedAt","value":null}],"result":{"name":"result","valu\#
  e":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","pr\#
  oduct":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"device"\#
  :"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2\#
  026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"perio\#
  dType":"normal","environment":"production","isFamilyShared":false,"price":null,"currency":nu\#
  ll,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodE\#
  xpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"r\#
  enewsCount":0,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"norm\#
  al","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]}}}}]},\#
  {"name":"restore","summary":"Restores the purchases of a device's store account for its curr\#
  ent user.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device"\#
  ,"required":true,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/Device\#
  Id"}},{"name":"purchases","required":false,"summary":"Purchases to restore, from any store a\#
  ccount; an empty list restores nothing. Default: every purchase of the device's store accoun\#
  t.","schema":{"type":"array","items":{"$ref":"#/components/schemas/PurchaseName"},"maxItems"\#
  :1000}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"\#
  #/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"sum\#
  mary":"Computes the result and the events without changing anything.","schema":{"type":"bool\#
  ean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry sa\#
  fe: the same key with the same params returns the stored result.","schema":{"$ref":"#/compon\#
  ents/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","propert\#
  ies":{"user":{"$ref":"#/components/schemas/User"},"restored":{"description":"Purchases that \#
  the user holds now and did not hold before.","type":"array","items":{"$ref":"#/components/sc\#
  hemas/Move"}},"transferred":{"description":"Those of `restored` that another user lost.","ty\#
  pe":"array","items":{"$ref":"#/components/schemas/Move"}},"refused":{"description":"Purchase\#
  s that a rule left with their holders.","type":"array","items":{"$ref":"#/components/schemas\#
  /Refusal"}},"entitlements":{"$ref":"#/components/schemas/Entitlements","description":"The us\#
  er's entitlements after the call."},"warnings":{"description":"Absent when there are no warn\#
  ings.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"descriptio\#
  n":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The eve\#
  nts that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/componen\#
  ts/schemas/Event"}},"replayed":{"description":"True when this is the stored result of an ide\#
  mpotency key; otherwise absent.","type":"boolean"}},"required":["user","restored","transferr\#
  ed","refused","entitlements"]}},"errors":[{"code":-32602,"message":"A parameter is missing, \#
  unknown, of a wrong type or out of range, or two parameters exclude each other. `field` poin\#
  ts to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}}\#
  ,{"code":1000,"message":"The caller's role is lower than the role that the method needs. `ui\#
  d` and `role` are the caller's (`none` without a role), and `needs` is the method's role.","\#
  data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has\#
   no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1200,"message":\#
  "The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code\#
  ":1201,"message":"The project has no purchase with this store and originalTransactionId. Not\#
  hing changes.","data":{"kind":"unknownPurchase","retryable":false}},{"code":1300,"message":"\#
  A call of the same method used this key with other params in the last 24 hours.","data":{"ki\#
  nd":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room f\#
  or the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retry\#
  able":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and\#
   its next start shows what is stored. Or the daemon cannot read a record that the request ne\#
  eds: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":\#
  [{"name":"after a reinstall","x-given":[{"method":"project.define","params":{"products":{"mo\#
  nthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:\#
  00:00.000Z"}}},{"method":"install","params":{"device":"iphone","storeAccount":"ann"}},{"meth\#
  od":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","transacti\#
  onId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"install","params":{"device"\#
  :"ipad","storeAccount":"ann"}}],"params":[{"name":"device","value":"ipad"}],"result":{"name"\#
  :"result","value":{"user":{"id":"{{new}}","anonymousId":"{{new}}","identityId":null,"custome\#
  rId":"{{new}}","aliases":["{{new}}"],"device":"ipad","createdAt":"2026-01-01T00:00:00.000Z",\#
  "environment":"production"},"restored":[{"store":"appStore","originalTransactionId":"1000","\#
  product":"monthly","kind":"subscription","from":["{{any}}"],"to":"{{new}}","shared":true}],"\#
  transferred":[],"refused":[],"entitlements":{"premium":{"id":"premium","active":true,"state"\#
  :"active","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"pu\#
  rchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01\#
  T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","l\#
  astPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,\#
  "renewsCount":0,"environment":"production","store":"appStore","transactionId":"1000","origin\#
  alTransactionId":"1000"}}}}},{"name":"nothing to restore","x-given":[{"method":"project.defi\#
  ne","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clo\#
  ck":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}\#
  }],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"user":{\#
  "id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymo\#
  us}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","\#
  environment":"production"},"restored":[],"transferred":[],"refused":[],"entitlements":{}}}}]\#
  },{"name":"revoke","summary":"Ends a grant.","x-role":"write","x-since":1,"paramStructure":"\#
  either","params":[{"name":"device","required":false,"summary":"Id of the device.","schema":{\#
  "$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of \#
  the user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"en\#
  titlement","required":true,"summary":"Id of the entitlement that was granted.","schema":{"$r\#
  ef":"#/components/schemas/EntitlementId"}},{"name":"project","required":false,"summary":"Id \#
  of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"n\#
  ame":"dryRun","required":false,"summary":"Computes the result and the events without changin\#
  g anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required\#
  ":false,"summary":"Makes a retry safe: the same key with the same params returns the stored \#
  result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device\#
  "],["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"entitlemen\#
  t":{"$ref":"#/components/schemas/Entitlement","description":"The entitlement after the call.\#
   A purchase may still give it."},"dryRun":{"description":"True in a dry run; otherwise absen\#
  t.","type":"boolean"},"events":{"description":"The events that the call would emit. Only in \#
  a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descr\#
  iption":"True when this is the stored result of an idempotency key; otherwise absent.","type\#
  ":"boolean"}},"required":["entitlement"]}},"errors":[{"code":-32602,"message":"A parameter i\#
  s missing, unknown, of a wrong type or out of range, or two parameters exclude each other. `\#
  field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryab\#
  le":false}},{"code":1000,"message":"The caller's role is lower than the role that the method\#
   needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method\#
  's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The \#
  project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101\#
  ,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}},\#
  {"code":1102,"message":"No user may have this id: it is empty, or in the project's `blockedU\#
  serIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id \#
  has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLon\#
  g","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kin\#
  d":"unknownProject","retryable":false}},{"code":1204,"message":"The user has no active grant\#
   of this entitlement. For example, a purchase gives it, or the grant has ended.","data":{"ki\#
  nd":"notAManualGrant","retryable":false}},{"code":1300,"message":"A call of the same method \#
  used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict",\#
  "retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing chan\#
  ges, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,\#
  "message":"The write may not be on the disk: the daemon stops, and its next start shows what\#
   is stored. Or the daemon cannot read a record that the request needs: then it keeps running\#
  .","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a grant","x-give\#
  n":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entit\#
  lements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","\#
  params":{"device":"iphone"}},{"method":"grant","params":{"device":"iphone","entitlement":"pr\#
  emium"}}],"params":[{"name":"device","value":"iphone"},{"name":"entitlement","value":"premiu\#
  m"}],"result":{"name":"result","value":{"entitlement":{"id":"premium","active":false,"state"\#
  :"revoked","productId":null,"source":"manual","renewState":"nonRenewable","grantType":"manua\#
  l","periodType":null,"startedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"gracePeriodExp\#
  iresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenew\#
  DisabledAt":null,"renewsCount":0,"environment":null,"store":null,"transactionId":null,"origi\#
  nalTransactionId":null}}}}]},{"name":"rpc.discover","summary":"Returns this protocol as an O\#
  penRPC document.","x-role":"read","x-since":1,"paramStructure":"either","params":[],"result"\#
  :{"name":"result","schema":{"description":"The OpenRPC document, with `x-role` on every meth\#
  od.","type":"object","properties":{"openrpc":{"type":"string"},"info":{"type":"object"},"met\#
  hods":{"type":"array","items":{"type":"object"}},"components":{"type":"object"}},"required":\#
  ["openrpc","info","methods","components"]}},"errors":[{"code":-32602,"message":"A parameter \#
  is missing, unknown, of a wrong type or out of range, or two parameters exclude each other. \#
  `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retrya\#
  ble":false}},{"code":1000,"message":"The caller's role is lower than the role that the metho\#
  d needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the metho\#
  d's role.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"the d\#
  ocument","params":[],"result":{"name":"result","value":{"openrpc":"{{any}}","info":"{{any}}"\#
  ,"methods":"{{any}}","components":"{{any}}"}}}]},{"name":"server.describe","summary":"Lists \#
  the methods, or describes one method.","x-role":"read","x-since":1,"paramStructure":"either"\#
  ,"params":[{"name":"method","required":false,"summary":"Name of the method to describe. Defa\#
  ult: the list of all methods.","schema":{"type":"string"}}],"result":{"name":"result","schem\#
  a":{"type":"object","properties":{"methods":{"description":"All methods, sorted by name. Onl\#
  y without `method`.","type":"array","items":{"$ref":"#/components/schemas/MethodSummary"}},"\#
  method":{"description":"The method's entry in the OpenRPC document. Only with `method`.","ty\#
  pe":"object"},"components":{"description":"The schemas that the entry refers to, in `schemas\#
  `. Only with `method`.","type":"object"}},"required":[]}},"errors":[{"code":-32602,"message"\#
  :"A parameter is missing, unknown, of a wrong type or out of range, or two parameters exclud\#
  e each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidP\#
  arams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role \#
  that the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs\#
  ` is the method's role.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[\#
  {"name":"all methods","params":[],"result":{"name":"result","value":{"methods":"{{any}}"}}},\#
  {"name":"one method","params":[{"name":"method","value":"logout"}],"result":{"name":"result"\#
  ,"value":{"method":"{{any}}","components":"{{any}}"}}}]},{"name":"server.info","summary":"Re\#
  turns the daemon's version and limits, and the caller's role.","x-role":"read","x-since":1,"\#
  paramStructure":"either","params":[],"result":{"name":"result","schema":{"type":"object","pr\#
  operties":{"version":{"description":"Version of the daemon.","type":"string"},"protocol":{"d\#
  escription":"Version of this protocol.","type":"integer"},"limits":{"$ref":"#/components/sch\#
  emas/Limits"},"uptimeMs":{"description":"Milliseconds since the daemon started.","type":"int\#
  eger","minimum":0},"peer":{"$ref":"#/components/schemas/Peer"}},"required":["version","proto\#
  col","limits","uptimeMs","peer"]}},"errors":[{"code":-32602,"message":"A parameter is missin\#
  g, unknown, of a wrong type or out of range, or two parameters exclude each other. `field` p\#
  oints to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":fals\#
  e}},{"code":1000,"message":"The caller's role is lower than the role that the method needs. \#
  `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's role.\#
  ","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"plain","params\#
  ":[],"result":{"name":"result","value":{"version":"{{any}}","protocol":1,"limits":"{{any}}",\#
  "uptimeMs":"{{any}}","peer":{"uid":"{{any}}","gid":"{{any}}","pid":"{{any}}","role":"admin"}\#
  }}}]},{"name":"server.ping","summary":"Checks that the daemon answers.","x-role":"read","x-s\#
  ince":1,"paramStructure":"either","params":[{"name":"echo","required":false,"summary":"Value\#
   that the answer repeats, without the white space between its tokens.","schema":{"descriptio\#
  n":"Any JSON value."}}],"result":{"name":"result","schema":{"type":"object","properties":{"p\#
  ong":{"description":"Always true.","type":"boolean"},"now":{"$ref":"#/components/schemas/Mom\#
  ent","description":"Time of the system clock."},"echo":{"description":"The value from the re\#
  quest; absent when the request has none."}},"required":["pong","now"]}},"errors":[{"code":-3\#
  2602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two par\#
  ameters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"k\#
  ind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower \#
  than the role that the method needs. `uid` and `role` are the caller's (`none` without a rol\#
  e), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}}\#
  ],"examples":[{"name":"plain","params":[],"result":{"name":"result","value":{"pong":true,"no\#
  w":"{{any}}"}}},{"name":"with an echo","params":[{"name":"echo","value":["hello",1]}],"resul\#
  t":{"name":"result","value":{"pong":true,"now":"{{any}}","echo":["hello",1]}}}]},{"name":"se\#
  tUserProperty","summary":"Stores a key/value property; never affects access.","x-role":"writ\#
  e","x-since":1,"paramStructure":"either","params":[{"name":"device","required":false,"summar\#
  y":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","\#
  required":false,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"#/compone\#
  nts/schemas/UserId"}},{"name":"key","required":true,"summary":"Name of the property: 1 to 80\#
   letters, digits, and _ . : - $. Names that other systems reserve, for example $email, have \#
  no special meaning.","schema":{"$ref":"#/components/schemas/PropertyKey"}},{"name":"value","\#
  required":true,"summary":"New value. An empty string removes the property.","schema":{"$ref"\#
  :"#/components/schemas/PropertyValue"}},{"name":"project","required":false,"summary":"Id of \#
  the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name\#
  ":"dryRun","required":false,"summary":"Computes the result and the events without changing a\#
  nything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":f\#
  alse,"summary":"Makes a retry safe: the same key with the same params returns the stored res\#
  ult.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],\#
  ["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"userId":{"$re\#
  f":"#/components/schemas/UserId","description":"Id of the user that the answer is about."},"\#
  key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/Prope\#
  rtyValue"},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},\#
  "events":{"description":"The events that the call would emit. Only in a dry run.","type":"ar\#
  ray","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when thi\#
  s is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"require\#
  d":["userId","key","value"]}},"errors":[{"code":-32602,"message":"A parameter is missing, un\#
  known, of a wrong type or out of range, or two parameters exclude each other. `field` points\#
   to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{\#
  "code":1000,"message":"The caller's role is lower than the role that the method needs. `uid`\#
   and `role` are the caller's (`none` without a role), and `needs` is the method's role.","da\#
  ta":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has n\#
  o such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"T\#
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
  the daemon cannot read a record that the request needs: then it keeps running.","data":{"kin\#
  d":"storageFailed","retryable":false}}],"examples":[{"name":"one's own id for somebody","x-g\#
  iven":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","en\#
  titlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install\#
  ","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"key",\#
  "value":"_q_custom_user_id"},{"name":"value","value":"yourSideUserId"}],"result":{"name":"re\#
  sult","value":{"userId":"{{anonymous}}","key":"_q_custom_user_id","value":"yourSideUserId"}}\#
  }]},{"name":"user.delete","summary":"Deletes a customer and erases its ids from everything t\#
  hat the daemon stores.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"n\#
  ame":"userId","required":true,"summary":"Any id of the customer.","schema":{"$ref":"#/compon\#
  ents/schemas/UserId"}},{"name":"project","required":false,"summary":"Id of the project.","sc\#
  hema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","requi\#
  red":false,"summary":"Computes the result and the events without changing anything.","schema\#
  ":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"M\#
  akes a retry safe: the same key with the same params returns the stored result.","schema":{"\#
  $ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"o\#
  bject","properties":{"tombstone":{"description":"New id that replaces every erased id in eve\#
  nts. It belongs to no user.","type":"string"},"users":{"description":"Number of erased users\#
  : the aliases of the customer.","type":"integer","minimum":1},"devices":{"description":"Numb\#
  er of erased devices. `install` can register them again.","type":"integer","minimum":0},"pur\#
  chases":{"description":"Number of erased purchases: those that no other customer holds.","ty\#
  pe":"integer","minimum":0},"shared":{"description":"Number of purchases that other customers\#
   hold and keep.","type":"integer","minimum":0},"dryRun":{"description":"True in a dry run; o\#
  therwise absent.","type":"boolean"},"events":{"description":"The events that the call would \#
  emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"rep\#
  layed":{"description":"True when this is the stored result of an idempotency key; otherwise \#
  absent.","type":"boolean"}},"required":["tombstone","users","devices","purchases","shared"]}\#
  },"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or ou\#
  t of range, or two parameters exclude each other. `field` points to it; `nearest` lists simi\#
  lar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The c\#
  aller's role is lower than the role that the method needs. `uid` and `role` are the caller's\#
   (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenie\#
  d","retryable":false}},{"code":1101,"message":"The project has no such user.","data":{"kind"\#
  :"unknownUser","retryable":false}},{"code":1102,"message":"No user may have this id: it is e\#
  mpty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":fals\#
  e}},{"code":1103,"message":"The id has more Unicode scalars than the project's `userIdLength\#
  Max`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon\#
   has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"mes\#
  sage":"A call of the same method used this key with other params in the last 24 hours.","dat\#
  a":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no\#
   room for the write. Nothing changes, and reading still works.","data":{"kind":"storageFull"\#
  ,"retryable":true}},{"code":1401,"message":"The write may not be on the disk: the daemon sto\#
  ps, and its next start shows what is stored. Or the daemon cannot read a record that the req\#
  uest needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"exa\#
  mples":[{"name":"with all that was hers","x-given":[{"method":"project.define","params":{"ru\#
  les":"revenuecat","products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},\#
  "entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install",\#
  "params":{"device":"iphone","storeAccount":"apple-ann","platform":"ios"}},{"method":"purchas\#
  e","params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000"\#
  ,"expiresAt":"2026-02-01T00:00:00.000Z","price":"9.99","currency":"EUR","attributes":{"campa\#
  ign":"winter"}}},{"method":"identify","params":{"device":"iphone","userId":"ann"}},{"method"\#
  :"setUserProperty","params":{"userId":"ann","key":"$email","value":"ann@example.org"}}],"par\#
  ams":[{"name":"userId","value":"ann"}],"result":{"name":"result","value":{"tombstone":"{{any\#
  }}","users":2,"devices":1,"purchases":1,"shared":0}}},{"name":"a dry run","x-given":[{"metho\#
  d":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["\#
  premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method\#
  ":"install","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","\#
  userId":"ann"}}],"params":[{"name":"userId","value":"ann"},{"name":"dryRun","value":true}],"\#
  result":{"name":"result","value":{"tombstone":"{{tombstone}}","users":1,"devices":0,"purchas\#
  es":0,"shared":0,"dryRun":true,"events":[{"id":"{{any}}","kind":"loggedOut","at":"2026-01-01\#
  T00:00:00.000Z","project":"default","user":"{{tombstone}}","userId":"{{tombstone}}","anonymo\#
  usId":"{{any}}","cause":{"method":"user.delete","id":"{{any}}"},"device":"iphone"},{"id":"{{\#
  any}}","kind":"userDeleted","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{to\#
  mbstone}}","userId":"{{tombstone}}","cause":{"method":"user.delete","id":"{{any}}"}}]}}}]},{\#
  "name":"user.export","summary":"Returns everything that the daemon stores about a customer."\#
  ,"x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"userId","required"\#
  :true,"summary":"Any id of the customer.","schema":{"$ref":"#/components/schemas/UserId"}},{\#
  "name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/compone\#
  nts/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"ob\#
  ject","properties":{"user":{"$ref":"#/components/schemas/User"},"ids":{"description":"Every \#
  id of the customer, in byte order.","type":"array","items":{"type":"object","properties":{"i\#
  d":{"$ref":"#/components/schemas/UserId"},"kind":{"description":"Who uses the id. `customer`\#
  : the customerId of a customer that began with an identified user.","type":"string","enum":[\#
  "anonymous","identified","customer"]},"device":{"description":"Device of an anonymous id; ot\#
  herwise null.","type":["string","null"]},"createdAt":{"$ref":"#/components/schemas/Moment"}}\#
  ,"required":["id","kind","device","createdAt"]}},"devices":{"description":"Devices whose ano\#
  nymous or identified user belongs to the customer, in byte order.","type":"array","items":{"\#
  type":"object","properties":{"device":{"$ref":"#/components/schemas/DeviceId"},"anonymousId"\#
  :{"$ref":"#/components/schemas/UserId"},"identityId":{"description":"Id of the identified us\#
  er; null when no user is logged in.","type":["string","null"]},"storeAccount":{"type":["stri\#
  ng","null"]},"platform":{"type":["string","null"]},"app":{"type":["string","null"]},"created\#
  At":{"$ref":"#/components/schemas/Moment"}},"required":["device","anonymousId","identityId",\#
  "storeAccount","platform","app","createdAt"]}},"purchases":{"description":"Purchases that th\#
  e customer holds, with all their transactions.","type":"array","items":{"$ref":"#/components\#
  /schemas/Purchase"}},"grants":{"description":"Grants, including those that have ended.","typ\#
  e":"array","items":{"type":"object","properties":{"entitlement":{"$ref":"#/components/schema\#
  s/EntitlementId"},"grantedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/\#
  components/schemas/NullableMoment"},"revokedAt":{"$ref":"#/components/schemas/NullableMoment\#
  "}},"required":["entitlement","grantedAt","expiresAt","revokedAt"]}},"properties":{"type":"a\#
  rray","items":{"type":"object","properties":{"key":{"$ref":"#/components/schemas/PropertyKey\#
  "},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/components/schem\#
  as/Moment"}},"required":["key","value","setAt"]}},"overridden":{"description":"Earlier value\#
  s of properties that another user of the same customer replaced. An empty value is a removal\#
  .","type":"array","items":{"type":"object","properties":{"key":{"$ref":"#/components/schemas\#
  /PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/comp\#
  onents/schemas/Moment"}},"required":["key","value","setAt"]}},"entitlements":{"$ref":"#/comp\#
  onents/schemas/Entitlements"},"at":{"$ref":"#/components/schemas/Moment","description":"Time\#
   of the entitlements and of the purchases' states: now."},"events":{"description":"Events of\#
   the customer, oldest first, at most 1000.","type":"array","items":{"$ref":"#/components/sch\#
  emas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Position at whic\#
  h events.read continues, with the same id as `user`."},"moreEvents":{"description":"True whe\#
  n events.read has more events of the customer.","type":"boolean"}},"required":["user","ids",\#
  "devices","purchases","grants","properties","overridden","entitlements","at","events","curso\#
  r","moreEvents"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a\#
   wrong type or out of range, or two parameters exclude each other. `field` points to it; `ne\#
  arest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000\#
  ,"message":"The caller's role is lower than the role that the method needs. `uid` and `role`\#
   are the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind"\#
  :"permissionDenied","retryable":false}},{"code":1101,"message":"The project has no such user\#
  .","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may have\#
   this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId"\#
  ,"retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the projec\#
  t's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"mes\#
  sage":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}}]\#
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
  ],"createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"ids":[{"id":"{{anonymo\#
  us}}","kind":"anonymous","device":"iphone","createdAt":"2026-01-01T00:00:00.000Z"},{"id":"an\#
  n","kind":"identified","device":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"devices":[{"d\#
  evice":"iphone","anonymousId":"{{anonymous}}","identityId":"ann","storeAccount":"apple-ann",\#
  "platform":"ios","app":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"purchases":[{"store":"\#
  appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"\#
  subscription","state":"active","holders":["ann"],"device":"iphone","storeAccount":"apple-ann\#
  ","purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","ex\#
  piresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment\#
  ":"production","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerC\#
  ode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRe\#
  try":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"renewsCount":0,"transactio\#
  ns":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-0\#
  1-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","isFamilyShared":false,"price":"9\#
  .99","currency":"EUR","country":null,"offerCode":null,"attributes":{"campaign":"winter"}}]}]\#
  ,"grants":[],"properties":[{"key":"$email","value":"ann@example.org","setAt":"2026-01-01T00:\#
  00:00.000Z"}],"overridden":[],"entitlements":{"premium":{"id":"premium","active":true,"state\#
  ":"active","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"p\#
  urchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-0\#
  1T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","\#
  lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null\#
  ,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"1000","origi\#
  nalTransactionId":"1000"}},"at":"2026-01-01T00:00:00.000Z","events":[{"cursor":"1","id":"{{a\#
  ny}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{ano\#
  nymous}}","anonymousId":"{{anonymous}}","cause":{"method":"install","id":"{{any}}"},"device"\#
  :"iphone"},{"cursor":"2","id":"{{any}}","kind":"purchaseRecorded","at":"2026-01-01T00:00:00.\#
  000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"met\#
  hod":"purchase","id":"{{any}}"},"store":"appStore","originalTransactionId":"1000","transacti\#
  onId":"1000","product":"monthly","productKind":"subscription","holders":["{{anonymous}}"],"d\#
  evice":"iphone","environment":"production","firstPurchasedAt":"2026-01-01T00:00:00.000Z","pu\#
  rchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","periodType":"n\#
  ormal","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode":nul\#
  l,"attributes":{"campaign":"winter"}},{"cursor":"3","id":"{{any}}","kind":"entitlementsActiv\#
  ated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousI\#
  d":"{{anonymous}}","cause":{"method":"purchase","id":"{{any}}"},"entitlements":["premium"],"\#
  store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly",\#
  "productKind":"subscription","holders":["{{anonymous}}"],"device":"iphone","environment":"pr\#
  oduction","firstPurchasedAt":"2026-01-01T00:00:00.000Z","purchasedAt":"2026-01-01T00:00:00.0\#
  00Z","expiresAt":"2026-02-01T00:00:00.000Z","periodType":"normal","isFamilyShared":false,"pr\#
  ice":"9.99","currency":"EUR","country":null,"offerCode":null,"attributes":{"campaign":"winte\#
  r"}},{"cursor":"4","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","proj\#
  ect":"default","user":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{an\#
  y}}"},"device":"iphone"},{"cursor":"5","id":"{{any}}","kind":"identified","at":"2026-01-01T0\#
  0:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","anonymousId":"{{ano\#
  nymous}}","cause":{"method":"identify","id":"{{any}}"},"device":"iphone","outcome":"aliased"\#
  },{"cursor":"6","id":"{{any}}","kind":"usersAliased","at":"2026-01-01T00:00:00.000Z","projec\#
  t":"default","user":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}\#
  }"},"aliases":["{{anonymous}}","ann"]},{"cursor":"7","id":"{{any}}","kind":"entitlementsActi\#
  vated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"\#
  ann","cause":{"method":"identify","id":"{{any}}"},"entitlements":["premium"]}],"cursor":"7",\#
  "moreEvents":false}}}]},{"name":"user.link.undo","summary":"Undoes a login, an alias or a tr\#
  ansfer, as if it had never happened.","x-role":"admin","x-since":1,"paramStructure":"either"\#
  ,"params":[{"name":"event","required":true,"summary":"Id of the event to undo: identified, u\#
  sersAliased, subscriptionTransferred or oneTimePurchaseTransferred.","schema":{"$ref":"#/com\#
  ponents/schemas/EventId"}},{"name":"project","required":false,"summary":"Id of the project."\#
  ,"schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","r\#
  equired":false,"summary":"Computes the result and the events without changing anything.","sc\#
  hema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary\#
  ":"Makes a retry safe: the same key with the same params returns the stored result.","schema\#
  ":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type\#
  ":"object","properties":{"undone":{"$ref":"#/components/schemas/EventId","description":"Id o\#
  f the undone event."},"purchases":{"description":"Purchases that changed holders. `to` lists\#
   the holders after the call, even when a user only lost the purchase.","type":"array","items\#
  ":{"$ref":"#/components/schemas/Move"}},"kept":{"description":"Later changes that stay: rest\#
  ores and purchases that would have met other holders, the aliases that they made, and earlie\#
  r undos about the same users and purchases.","type":"array","items":{"$ref":"#/components/sc\#
  hemas/KeptLink"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boo\#
  lean"},"events":{"description":"The events that the call would emit. Only in a dry run.","ty\#
  pe":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True w\#
  hen this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"\#
  required":["undone","purchases","kept"]}},"errors":[{"code":-32602,"message":"A parameter is\#
   missing, unknown, of a wrong type or out of range, or two parameters exclude each other. `f\#
  ield` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryabl\#
  e":false}},{"code":1000,"message":"The caller's role is lower than the role that the method \#
  needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method'\#
  s role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The d\#
  aemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1206\#
  ,"message":"The daemon cannot undo the link. Nothing changes. `obstacle` is the reason: `unk\#
  nownEvent`; `otherKind`: an event of this kind cannot be undone; `noLink`: the event linked \#
  nothing; `undone`: the link is already undone; `isUndo`: the event comes from an undo; `late\#
  rAlias`: a later alias merged the customer with another user; `tooMuch`: too many users and \#
  purchases depend on the link; `unclear`: a deletion erased part of the history. `event` is t\#
  he id of the event that prevents the undo.","data":{"kind":"cannotUndo","retryable":false}},\#
  {"code":1300,"message":"A call of the same method used this key with other params in the las\#
  t 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message"\#
  :"The disk has no room for the write. Nothing changes, and reading still works.","data":{"ki\#
  nd":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on the dis\#
  k: the daemon stops, and its next start shows what is stored. Or the daemon cannot read a re\#
  cord that the request needs: then it keeps running.","data":{"kind":"storageFailed","retryab\#
  le":false}}],"examples":[{"name":"somebody else's login took a purchase along","x-given":[{"\#
  method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlement\#
  s":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params\#
  ":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly",\#
  "store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00Z"}},{"method":"id\#
  entify","params":{"device":"iphone","userId":"user_id_1"},"result":{"user":{"anonymousId":"{\#
  {anonymous}}","{{…}}":null},"{{…}}":null}},{"method":"events.read","params":{"kinds":["ident\#
  ified"]},"result":{"events":[{"id":"{{login}}","{{…}}":null}],"{{…}}":null}}],"params":[{"na\#
  me":"event","value":"{{login}}"}],"result":{"name":"result","value":{"undone":"{{login}}","p\#
  urchases":[{"store":"appStore","originalTransactionId":"1000","product":"monthly","kind":"su\#
  bscription","from":["{{anonymous}}","user_id_1"],"to":"{{anonymous}}","shared":false}],"kept\#
  ":[]}}}]},{"name":"userInfo","summary":"Returns the current user of a device, or the user th\#
  at an id belongs to.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name\#
  ":"device","required":false,"summary":"Id of the device.","schema":{"$ref":"#/components/sch\#
  emas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the user, instead of `de\#
  vice`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":false,\#
  "summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"\#
  default"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"typ\#
  e":"object","properties":{"user":{"$ref":"#/components/schemas/User"}},"required":["user"]}}\#
  ,"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out\#
   of range, or two parameters exclude each other. `field` points to it; `nearest` lists simil\#
  ar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The ca\#
  ller's role is lower than the role that the method needs. `uid` and `role` are the caller's \#
  (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied\#
  ","retryable":false}},{"code":1100,"message":"The project has no such device.","data":{"kind\#
  ":"unknownDevice","retryable":false}},{"code":1101,"message":"The project has no such user."\#
  ,"data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may have t\#
  his id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","\#
  retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the project'\#
  s `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"messa\#
  ge":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}}],"\#
  examples":[{"name":"by device","x-given":[{"method":"project.define","params":{"products":{"\#
  monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T0\#
  0:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","par\#
  ams":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"}\#
  ],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}",\#
  "identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphon\#
  e","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"by user id\#
  ","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscriptio\#
  n","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"i\#
  nstall","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","user\#
  Id":"user_id_1"}}],"params":[{"name":"userId","value":"user_id_1"}],"result":{"name":"result\#
  ","value":{"user":{"id":"user_id_1","anonymousId":null,"identityId":"user_id_1","customerId"\#
  :"{{customer}}","aliases":["user_id_1"],"createdAt":"2026-01-01T00:00:00.000Z","environment"\#
  :"production"}}}}]},{"name":"userProperties","summary":"Returns the properties that setUserP\#
  roperty stored.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"de\#
  vice","required":false,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/\#
  DeviceId"}},{"name":"userId","required":false,"summary":"Id of the user, instead of `device`\#
  .","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":false,"summ\#
  ary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"defau\#
  lt"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"o\#
  bject","properties":{"properties":{"$ref":"#/components/schemas/Properties"}},"required":["p\#
  roperties"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wron\#
  g type or out of range, or two parameters exclude each other. `field` points to it; `nearest\#
  ` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"mes\#
  sage":"The caller's role is lower than the role that the method needs. `uid` and `role` are \#
  the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"per\#
  missionDenied","retryable":false}},{"code":1100,"message":"The project has no such device.",\#
  "data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The project has n\#
  o such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No us\#
  er may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blo\#
  ckedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than\#
   the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code\#
  ":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryabl\#
  e":false}}],"examples":[{"name":"two of them","x-given":[{"method":"project.define","params"\#
  :{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual\#
  ":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":\#
  "setUserProperty","params":{"device":"iphone","key":"$email","value":"ann@example.org"}},{"m\#
  ethod":"setUserProperty","params":{"device":"iphone","key":"plan","value":"b"}}],"params":[{\#
  "name":"device","value":"iphone"}],"result":{"name":"result","value":{"properties":{"$email"\#
  :"ann@example.org","plan":"b"}}}},{"name":"none","x-given":[{"method":"project.define","para\#
  ms":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"man\#
  ual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"param\#
  s":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"properties":{}}}\#
  }]}],"components":{"schemas":{"AppId":{"description":"An app of the project, for example its\#
   bundle id.","type":"string","minLength":1,"maxLength":255},"AppliedRule":{"description":"A \#
  rule of the project, with the value that decided the step.","type":"object","properties":{"n\#
  ame":{"description":"Name of the rule, as in `project.define`.","type":"string","enum":["pur\#
  chaseHolders","onIdentifyNew","onIdentifyKnown","onRestore","anonymousHolders"]},"value":{"d\#
  escription":"Value that the rule had when the step happened.","type":"string"}},"required":[\#
  "name","value"]},"Attributes":{"description":"Up to 20 strings of the caller's own, which th\#
  e events of this purchase repeat.","type":"object","maxProperties":20,"propertyNames":{"minL\#
  ength":1,"maxLength":80},"additionalProperties":{"type":"string","maxLength":500}},"Catalogu\#
  e":{"description":"Products by their ids.","type":"object","propertyNames":{"$ref":"#/compon\#
  ents/schemas/ProductId"},"additionalProperties":{"$ref":"#/components/schemas/Product"},"max\#
  Properties":10000},"Cause":{"description":"What caused the event. A request gives its `metho\#
  d` and `id`; a notification has no `id`. `clock` is true for a change that fell due.","type"\#
  :"object","properties":{"method":{"type":"string"},"id":{"type":["string","number","null"]},\#
  "clock":{"type":"boolean"}}},"Clock":{"description":"The clock of a project: the system's, o\#
  r a manual clock, which only moves when it is advanced.","type":"object","properties":{"kind\#
  ":{"type":"string","enum":["system","manual"]},"now":{"$ref":"#/components/schemas/Moment","\#
  description":"Time of a manual clock; absent for the system's."}},"required":["kind"]},"Cloc\#
  kChoice":{"description":"`system`: the system's clock. `manual`: a manual clock that starts \#
  now. {\"manual\": TIMESTAMP}: a manual clock that starts then.","anyOf":[{"type":"string","e\#
  num":["system","manual"]},{"type":"object","properties":{"manual":{"$ref":"#/components/sche\#
  mas/Moment","description":"Time at which the manual clock starts, RFC 3339."}},"required":["\#
  manual"],"additionalProperties":false}]},"ConsumerId":{"description":"Name of a consumer: a \#
  reader of the log whose position the daemon stores. The reader chooses it, for example `mail\#
  er`.","type":"string","minLength":1,"maxLength":255},"Country":{"description":"ISO 3166 coun\#
  try code of two or three letters, stored as it is sent.","type":"string","pattern":"^[A-Za-z\#
  ]{2,3}$"},"Counts":{"description":"Number of records of a project.","type":"object","propert\#
  ies":{"devices":{"type":"integer","minimum":0},"users":{"type":"integer","minimum":0},"custo\#
  mers":{"description":"A merged customer counts once.","type":"integer","minimum":0},"purchas\#
  es":{"type":"integer","minimum":0},"events":{"type":"integer","minimum":0}},"required":["dev\#
  ices","users","customers","purchases","events"]},"Currency":{"description":"ISO 4217 currenc\#
  y code of three letters, stored as it is sent.","type":"string","pattern":"^[A-Za-z]{3}$"},"\#
  Cursor":{"description":"A position in a project's log: the number of the last event before i\#
  t. \"0\" is the position before the first event.","type":"string","pattern":"^(0|[1-9][0-9]{\#
  0,18})$"},"DeviceId":{"description":"A device: one installation of one app. A reinstallation\#
   is a new device.","type":"string","minLength":1,"maxLength":255},"Duration":{"description":\#
  "ISO 8601 duration, for example P1M, P7D or PT1H30M. It has whole numbers of Y, M, W, D and,\#
   after a T, of H, M, S; only the seconds may have a fraction. P1M keeps the day of the month\#
  , or takes the last day of a shorter month.","type":"string","format":"duration"},"Entitleme\#
  nt":{"description":"What a product or a grant unlocks for a user, and why. One purchase or g\#
  rant, the winner, supplies every member. If the user never had the entitlement, every member\#
   is null except `id`, `active` (false), `renewState` (unknown) and `renewsCount` (0).","type\#
  ":"object","properties":{"id":{"$ref":"#/components/schemas/EntitlementId"},"active":{"descr\#
  iption":"Whether the user has access.","type":"boolean"},"state":{"$ref":"#/components/schem\#
  as/State"},"productId":{"description":"Product that gives the entitlement; null for a grant.\#
  ","type":["string","null"]},"source":{"description":"Store of the purchase, or `manual` for \#
  a grant.","type":["string","null"]},"renewState":{"description":"Whether the subscription re\#
  news. billingIssue: the store could not collect a payment.","type":"string","enum":["willRen\#
  ew","canceled","billingIssue","nonRenewable","unknown"]},"grantType":{"description":"Why the\#
   user has the entitlement; `manual` for a grant.","type":["string","null"],"enum":["purchase\#
  ","familySharing","offerCode","manual",null]},"periodType":{"type":["string","null"],"enum":\#
  ["normal","trial","intro",null]},"startedAt":{"$ref":"#/components/schemas/NullableMoment","\#
  description":"Time of the first purchase, or of the grant."},"expiresAt":{"$ref":"#/componen\#
  ts/schemas/NullableMoment","description":"Last moment of the period; null for no end."},"gra\#
  cePeriodExpiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"Last moment \#
  of the grace period; null without a grace period."},"firstPurchasedAt":{"$ref":"#/components\#
  /schemas/NullableMoment","description":"Time of the first transaction; null for a grant."},"\#
  lastPurchasedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the la\#
  test transaction; null for a grant."},"trialStartedAt":{"$ref":"#/components/schemas/Nullabl\#
  eMoment","description":"Time at which a trial began; null without a trial."},"autoRenewDisab\#
  ledAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which the custom\#
  er turned auto-renew off; null while it is on."},"renewsCount":{"description":"Number of ren\#
  ewals at the full price.","type":"integer","minimum":0},"environment":{"type":["string","nul\#
  l"],"enum":["production","sandbox",null]},"store":{"description":"Null for a grant.","type":\#
  ["string","null"]},"transactionId":{"description":"Latest transaction; null for a grant.","t\#
  ype":["string","null"]},"originalTransactionId":{"description":"First transaction; null for \#
  a grant.","type":["string","null"]}},"required":["id","active","state","productId","source",\#
  "renewState","grantType","periodType","startedAt","expiresAt","gracePeriodExpiresAt","firstP\#
  urchasedAt","lastPurchasedAt","trialStartedAt","autoRenewDisabledAt","renewsCount","environm\#
  ent","store","transactionId","originalTransactionId"]},"EntitlementId":{"description":"An en\#
  titlement, for example `premium`.","type":"string","minLength":1,"maxLength":255},"Entitleme\#
  nts":{"description":"Entitlements by their ids, including inactive entitlements.","type":"ob\#
  ject","additionalProperties":{"$ref":"#/components/schemas/Entitlement"}},"Event":{"descript\#
  ion":"One entry of a project's log. Its other members depend on its kind: rules.md lists the\#
  m.","type":"object","properties":{"cursor":{"$ref":"#/components/schemas/Cursor","descriptio\#
  n":"The event's number in the log; absent in a dry run."},"id":{"description":"Unique id of \#
  the event.","type":"string"},"kind":{"$ref":"#/components/schemas/EventKind"},"at":{"$ref":"\#
  #/components/schemas/Moment","description":"Time at which the event happened, by the project\#
  's clock."},"project":{"$ref":"#/components/schemas/ProjectId"},"user":{"$ref":"#/components\#
  /schemas/UserId","description":"CustomerId of the customer that the event is about; absent i\#
  n clockAdvanced."},"userId":{"$ref":"#/components/schemas/UserId","description":"Id of the u\#
  ser, if the user is identified."},"anonymousId":{"$ref":"#/components/schemas/UserId","descr\#
  iption":"Id of the user, if the user is anonymous. In identified and loggedOut: the device's\#
   anonymous user after the event."},"cause":{"$ref":"#/components/schemas/Cause"},"device":{"\#
  description":"In userCreated, identified, loggedOut, purchase events and the events that a p\#
  urchase causes: the device; null when there is none.","type":["string","null"]},"outcome":{"\#
  description":"In identified: the outcome that identify returned.","type":"string","enum":["a\#
  ttached","aliased","moved","switched"]},"from":{"description":"In a move: who held the purch\#
  ase before.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"to":{"$ref":"#/\#
  components/schemas/UserId","description":"In a move: who holds the purchase now."},"shared":\#
  {"description":"In a move: whether the users in `from` keep the purchase.","type":"boolean"}\#
  ,"undone":{"description":"In linkUndone: id of the undone event.","type":"string"},"aliases"\#
  :{"description":"In usersAliased, and in linkUndone of customers that separate: every id of \#
  the customer now, in byte order.","type":"array","items":{"$ref":"#/components/schemas/UserI\#
  d"}},"absorbed":{"$ref":"#/components/schemas/UserId","description":"In usersAliased: the cu\#
  stomerId that became part of `user`; absent when the joining id was new."},"entitlements":{"\#
  description":"In entitlementsActivated and entitlementsDeactivated: the entitlements that ch\#
  anged, in byte order. In granted and grantRevoked: the entitlement.","type":"array","items":\#
  {"$ref":"#/components/schemas/EntitlementId"}},"store":{"$ref":"#/components/schemas/Store"}\#
  ,"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"transactionId":{"$re\#
  f":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"}\#
  ,"productKind":{"$ref":"#/components/schemas/ProductKind"},"holders":{"description":"In purc\#
  hase events: who holds the purchase.","type":"array","items":{"$ref":"#/components/schemas/U\#
  serId"}},"environment":{"$ref":"#/components/schemas/PurchaseEnvironment"},"firstPurchasedAt\#
  ":{"$ref":"#/components/schemas/Moment"},"purchasedAt":{"$ref":"#/components/schemas/Moment"\#
  },"expiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"In purchase event\#
  s: the end of the period. In granted and grantRevoked: the end of the grant."},"periodType":\#
  {"$ref":"#/components/schemas/PeriodType"},"isFamilyShared":{"type":"boolean"},"price":{"typ\#
  e":["string","null"]},"currency":{"type":["string","null"]},"country":{"type":["string","nul\#
  l"]},"offerCode":{"type":["string","null"]},"attributes":{"$ref":"#/components/schemas/Attri\#
  butes"},"now":{"$ref":"#/components/schemas/Moment","description":"In clockAdvanced: the tim\#
  e that the clock shows."}},"required":["id","kind","at","project","cause"]},"EventId":{"desc\#
  ription":"Id of an event, as the log shows it.","type":"string","minLength":1,"maxLength":25\#
  5},"EventKind":{"description":"Kind of an event.","type":"string","enum":["userCreated","ide\#
  ntified","loggedOut","usersAliased","linkUndone","purchaseRecorded","purchaseRenewed","purch\#
  aseUpdated","purchaseExpired","entitlementsActivated","entitlementsDeactivated","subscriptio\#
  nReceived","subscriptionTransferred","oneTimePurchaseReceived","oneTimePurchaseTransferred",\#
  "granted","grantRevoked","userDeleted","clockAdvanced"]},"ExplanationStep":{"description":"O\#
  ne step that led a user to an entitlement, or took it away. A member that does not apply, or\#
   is not known, is absent.","type":"object","properties":{"step":{"description":"Kind of the \#
  step; rules.md describes each kind.","type":"string","enum":["purchased","granted","attached\#
  ","moved","shared","transferred","aliased","unclear","identified","renewed","revoked","mappe\#
  d","clock"]},"text":{"description":"An explanation in one sentence.","type":"string"},"at":{\#
  "$ref":"#/components/schemas/NullableMoment","description":"Time of the step, if it has a ti\#
  me. In `clock`: the time that the answer is for."},"event":{"$ref":"#/components/schemas/Eve\#
  ntId","description":"Id of the event that reported the step."},"cursor":{"$ref":"#/component\#
  s/schemas/Cursor","description":"Cursor of that event."},"rule":{"$ref":"#/components/schema\#
  s/AppliedRule","description":"The rule that decided the step."},"method":{"description":"Met\#
  hod that made the step.","type":"string","enum":["identify","restore","purchase","user.link.\#
  undo"]},"from":{"description":"Who had it before: at most ten ids, one id per customer. In `\#
  aliased`: the first customer. In `identified`: the device's anonymous user.","type":"array",\#
  "items":{"$ref":"#/components/schemas/UserId"}},"to":{"description":"Who has it afterwards. \#
  In `aliased`: the second customer.","type":"array","items":{"$ref":"#/components/schemas/Use\#
  rId"}},"device":{"description":"In `purchased` and `identified`: the device; null for a purc\#
  hase without a device.","type":["string","null"]},"store":{"$ref":"#/components/schemas/Stor\#
  e"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"transactionId":{"\#
  $ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductI\#
  d"},"state":{"$ref":"#/components/schemas/State","description":"State of the purchase or gra\#
  nt at that time."},"since":{"$ref":"#/components/schemas/NullableMoment","description":"In `\#
  clock`: start of the state; when access is over, the last moment with access. In other steps\#
  : start of the period."},"until":{"$ref":"#/components/schemas/NullableMoment","description"\#
  :"Last moment of the state, as far as is known; the end of a pause. Null for no end."},"deci\#
  dedAnew":{"description":"True when an undo of an earlier link changed the outcome of this lo\#
  gin; otherwise absent.","type":"boolean"}},"required":["step","text","at"]},"HelpfulCall":{"\#
  description":"A complete call that would make the entitlement active. The daemon has rehears\#
  ed it.","type":"object","properties":{"method":{"description":"Method of the call.","type":"\#
  string"},"params":{"description":"Params of the call.","type":"object"},"role":{"description\#
  ":"Role that the caller needs.","type":"string","enum":["read","write","admin"]},"text":{"de\#
  scription":"An explanation in one sentence.","type":"string"}},"required":["method","params"\#
  ,"role","text"]},"IdempotencyKey":{"description":"Key of one write. The daemon stores it for\#
   24 hours, per project and method.","type":"string","minLength":1,"maxLength":255},"KeptLink\#
  ":{"description":"A later change that stays although an earlier link is undone.","type":"obj\#
  ect","properties":{"event":{"$ref":"#/components/schemas/EventId","description":"Id of the e\#
  vent that reported it."},"method":{"description":"Method that made it.","type":"string","enu\#
  m":["restore","purchase","user.link.undo"]}},"required":["event","method"]},"Lack":{"descrip\#
  tion":"A reason why an entitlement is not active.","type":"object","properties":{"kind":{"de\#
  scription":"What is missing; rules.md describes each kind.","type":"string","enum":["expired\#
  ","paused","billingRetry","refunded","revoked","notYet","environment","notMapped","notIdenti\#
  fied","heldByAnother","heldByNobody","noProduct","noPurchase","notGranted"]},"text":{"descri\#
  ption":"An explanation in one sentence.","type":"string"},"store":{"$ref":"#/components/sche\#
  mas/Store","description":"Store of the purchase, if the reason is about a purchase."},"origi\#
  nalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/compone\#
  nts/schemas/ProductId"},"holder":{"$ref":"#/components/schemas/UserId","description":"In `he\#
  ldByAnother` and `notIdentified`: who holds the purchase. An identified holder comes before \#
  an anonymous holder, then the first in byte order."},"since":{"$ref":"#/components/schemas/M\#
  oment","description":"Last moment with access. In `refunded` and `revoked`: time of the refu\#
  nd or revocation."},"until":{"$ref":"#/components/schemas/Moment","description":"In `paused`\#
  : end of the pause. In `notYet`: start of access."},"because":{"description":"In `heldByAnot\#
  her`: the steps that led to the holder.","type":"array","items":{"$ref":"#/components/schema\#
  s/ExplanationStep"}},"wouldHelp":{"description":"Calls that would each make the entitlement \#
  active at the time that the answer is for. A call is listed under the first reason that it r\#
  emoves.","type":"array","items":{"$ref":"#/components/schemas/HelpfulCall"}}},"required":["k\#
  ind","text","wouldHelp"]},"Limits":{"description":"The daemon's limits by name.","type":"obj\#
  ect","properties":{"lineBytesMax":{"description":"Longest line, in bytes without the line fe\#
  ed.","type":"integer"},"batchEntriesMax":{"description":"Most requests in one batch.","type"\#
  :"integer"},"depthMax":{"description":"Deepest nesting of JSON arrays and objects.","type":"\#
  integer"},"requestIdBytesMax":{"description":"Longest request id, in bytes.","type":"integer\#
  "}},"required":["lineBytesMax","batchEntriesMax","depthMax","requestIdBytesMax"],"additional\#
  Properties":{"type":"integer"}},"MethodSummary":{"description":"One line in the list of meth\#
  ods.","type":"object","properties":{"name":{"type":"string"},"summary":{"type":"string"},"ro\#
  le":{"type":"string","enum":["read","write","admin"]}},"required":["name","summary","role"]}\#
  ,"Moment":{"description":"RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon a\#
  ccepts any UTC offset and precision, and returns UTC with milliseconds.","type":"string","fo\#
  rmat":"date-time"},"Move":{"description":"A purchase with new holders.","type":"object","pro\#
  perties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/c\#
  omponents/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"kind"\#
  :{"$ref":"#/components/schemas/ProductKind"},"from":{"description":"Who held it before: one \#
  id per customer, in byte order.","type":"array","items":{"$ref":"#/components/schemas/UserId\#
  "}},"to":{"$ref":"#/components/schemas/UserId","description":"Who holds it now and did not b\#
  efore."},"shared":{"description":"True when the users in `from` still hold it.","type":"bool\#
  ean"}},"required":["store","originalTransactionId","product","kind","from","to","shared"]},"\#
  NullableMoment":{"description":"RFC 3339 timestamp, or null.","type":["string","null"],"form\#
  at":"date-time"},"Outdone":{"description":"A purchase or grant that also gives an entitlemen\#
  t and lost against the winner.","type":"object","properties":{"lostBy":{"description":"The f\#
  irst criterion, in the order of rules.md, in which the two differ.","type":"string","enum":[\#
  "active","end","purchasedAt","transactionId","store","originalTransactionId","order"]},"text\#
  ":{"description":"An explanation in one sentence.","type":"string"},"entitlement":{"$ref":"#\#
  /components/schemas/Entitlement","description":"The entitlement as this purchase or grant al\#
  one would give it."}},"required":["lostBy","text","entitlement"]},"Peer":{"description":"The\#
   other end of the connection, as the kernel reports it.","type":"object","properties":{"uid"\#
  :{"type":"integer"},"gid":{"type":"integer"},"pid":{"type":"integer"},"role":{"type":"string\#
  ","enum":["read","write","admin"]}},"required":["uid","gid","pid","role"]},"PeriodType":{"de\#
  scription":"Price of a period: full (normal), a trial, or introductory (intro).","type":"str\#
  ing","enum":["normal","trial","intro"]},"Platform":{"description":"Platform of the device: i\#
  os, android, web or another word of that form.","type":"string","pattern":"^[A-Za-z0-9._-]{1\#
  ,64}$"},"Preset":{"description":"A named set of rules.","type":"string","enum":["qonversion"\#
  ,"revenuecat","revenuecatLegacy","purchasely"]},"Price":{"description":"A decimal number in \#
  a string, for example \"9.99\".","type":"string","pattern":"^[0-9]{1,15}(\\.[0-9]{1,9})?$"},\#
  "Product":{"description":"A product of the catalogue.","type":"object","properties":{"kind":\#
  {"description":"Default: the kind that the purchase gives; without it, `subscription` for a \#
  purchase with an end and `nonConsumable` for a purchase without.","type":["string","null"],"\#
  enum":["subscription","nonRenewingSubscription","nonConsumable","consumable",null]},"entitle\#
  ments":{"description":"Ids of the entitlements that the product unlocks.","type":"array","it\#
  ems":{"$ref":"#/components/schemas/EntitlementId"},"maxItems":100}},"required":["entitlement\#
  s"],"additionalProperties":false},"ProductId":{"description":"A product, by the id that the \#
  store and the catalogue use.","type":"string","minLength":1,"maxLength":255},"ProductKind":{\#
  "description":"Kind of a product. It decides how a purchase moves and ends.","type":"string"\#
  ,"enum":["subscription","nonRenewingSubscription","nonConsumable","consumable"]},"Project":{\#
  "description":"A project: one app's catalogue, rules and clock, and the number of its record\#
  s.","type":"object","properties":{"id":{"$ref":"#/components/schemas/ProjectId"},"rules":{"$\#
  ref":"#/components/schemas/Rules"},"products":{"$ref":"#/components/schemas/Catalogue"},"ent\#
  itlements":{"description":"Ids that `grant` accepts in addition to the entitlements of the c\#
  atalogue.","type":"array","items":{"$ref":"#/components/schemas/EntitlementId"}},"environmen\#
  t":{"$ref":"#/components/schemas/ProjectEnvironment"},"clock":{"$ref":"#/components/schemas/\#
  Clock"},"webhooks":{"description":"URLs that receive the project's events. Only `project.web\#
  hooks` returns the secrets.","type":"array","items":{"$ref":"#/components/schemas/WebhookSum\#
  mary"}},"createdAt":{"$ref":"#/components/schemas/Moment","description":"Time of the creatio\#
  n, by the project's own clock."},"counts":{"$ref":"#/components/schemas/Counts"}},"required"\#
  :["id","rules","products","entitlements","environment","clock","webhooks","createdAt","count\#
  s"]},"ProjectEnvironment":{"description":"Which purchases give access: those of production, \#
  those of the sandbox, or both (any).","type":"string","enum":["production","sandbox","any"]}\#
  ,"ProjectId":{"description":"A project: one app's catalogue, rules and clock. Projects share\#
   no data.","type":"string","minLength":1,"maxLength":255},"ProjectSummary":{"description":"O\#
  ne line in the list of projects.","type":"object","properties":{"id":{"$ref":"#/components/s\#
  chemas/ProjectId"},"preset":{"$ref":"#/components/schemas/Preset"},"createdAt":{"$ref":"#/co\#
  mponents/schemas/Moment"},"counts":{"$ref":"#/components/schemas/Counts"}},"required":["id",\#
  "preset","createdAt","counts"]},"Properties":{"description":"Properties by their names. setU\#
  serProperty stores at most 100 per customer.","type":"object","propertyNames":{"$ref":"#/com\#
  ponents/schemas/PropertyKey"},"additionalProperties":{"$ref":"#/components/schemas/PropertyV\#
  alue"}},"PropertyKey":{"description":"Name of a property: 1 to 80 letters, digits, and _ . :\#
   - $.","type":"string","pattern":"^[A-Za-z0-9_.:$-]{1,80}$"},"PropertyValue":{"description":\#
  "Value of a property.","type":"string","maxLength":500},"Purchase":{"description":"One produ\#
  ct bought in one store, its transactions and its holders.","type":"object","properties":{"st\#
  ore":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/sch\#
  emas/TransactionId","description":"The first transaction."},"transactionId":{"$ref":"#/compo\#
  nents/schemas/TransactionId","description":"The latest transaction."},"product":{"$ref":"#/c\#
  omponents/schemas/ProductId"},"kind":{"$ref":"#/components/schemas/ProductKind","description\#
  ":"Kind that the purchase or the catalogue gives; without it, `subscription` for a purchase \#
  with an end and `nonConsumable` for a purchase without."},"state":{"$ref":"#/components/sche\#
  mas/State","description":"Current state; null before the first purchasedAt."},"holders":{"de\#
  scription":"Who holds the purchase: one id per customer, in byte order.","type":"array","ite\#
  ms":{"$ref":"#/components/schemas/UserId"}},"device":{"description":"Device on which the cus\#
  tomer bought; null when there is none.","type":["string","null"]},"storeAccount":{"descripti\#
  on":"Store account that bought it; null when there is none.","type":["string","null"]},"purc\#
  hasedAt":{"$ref":"#/components/schemas/Moment","description":"Time of the latest transaction\#
  ."},"firstPurchasedAt":{"$ref":"#/components/schemas/Moment","description":"Time of the firs\#
  t transaction."},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"La\#
  st moment of the period; null for no end."},"trialStartedAt":{"$ref":"#/components/schemas/N\#
  ullableMoment","description":"Time at which a trial began; null without a trial."},"periodTy\#
  pe":{"$ref":"#/components/schemas/PeriodType"},"environment":{"$ref":"#/components/schemas/P\#
  urchaseEnvironment"},"isFamilyShared":{"description":"Whether a family member bought it and \#
  shares it.","type":"boolean"},"price":{"description":"A decimal number in a string, for exam\#
  ple \"9.99\".","type":["string","null"]},"currency":{"description":"ISO 4217 code, as it was\#
   sent.","type":["string","null"]},"country":{"description":"ISO 3166 code, as it was sent.",\#
  "type":["string","null"]},"offerCode":{"description":"Offer code, as it was sent.","type":["\#
  string","null"]},"autoRenew":{"description":"Whether it renews automatically: true for a sub\#
  scription until purchase.update says otherwise, false for every other kind.","type":"boolean\#
  "},"autoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time a\#
  t which the customer turned auto-renew off; null while it is on."},"gracePeriodExpiresAt":{"\#
  $ref":"#/components/schemas/NullableMoment","description":"Last moment of the grace period; \#
  null without a grace period."},"billingRetry":{"description":"Whether the store retries a fa\#
  iled payment.","type":"boolean"},"pausedUntil":{"$ref":"#/components/schemas/NullableMoment"\#
  ,"description":"Time at which the pause ends; null without a pause."},"refundedAt":{"$ref":"\#
  #/components/schemas/NullableMoment","description":"Time of the refund; null without a refun\#
  d."},"revokedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which \#
  the store withdrew access; null when it did not."},"renewsCount":{"description":"Number of r\#
  enewals at the full price: the number of `normal` periods minus 1, at least 0.","type":"inte\#
  ger","minimum":0},"transactions":{"description":"All transactions, oldest first.","type":"ar\#
  ray","items":{"$ref":"#/components/schemas/Transaction"}}},"required":["store","originalTran\#
  sactionId","transactionId","product","kind","state","holders","device","storeAccount","purch\#
  asedAt","firstPurchasedAt","expiresAt","trialStartedAt","periodType","environment","isFamily\#
  Shared","price","currency","country","offerCode","autoRenew","autoRenewDisabledAt","gracePer\#
  iodExpiresAt","billingRetry","pausedUntil","refundedAt","revokedAt","renewsCount","transacti\#
  ons"]},"PurchaseEnvironment":{"description":"Environment of the store: production, or sandbo\#
  x for test purchases.","type":"string","enum":["production","sandbox"]},"PurchaseName":{"des\#
  cription":"A purchase, by its store and the id of its first transaction.","type":"object","p\#
  roperties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#\#
  /components/schemas/TransactionId","description":"Id of the purchase's first transaction."}}\#
  ,"required":["store","originalTransactionId"],"additionalProperties":false},"Refusal":{"desc\#
  ription":"A purchase that a restore left with its holders, and the rule that refused.","type\#
  ":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionI\#
  d":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/Pro\#
  ductId"},"holder":{"$ref":"#/components/schemas/UserId","description":"Who holds it. An iden\#
  tified holder comes before an anonymous holder, then the first in byte order."},"rule":{"des\#
  cription":"The rule that refused.","type":"string","enum":["onRestore","oneTimePurchases"]}}\#
  ,"required":["store","originalTransactionId","product","holder","rule"]},"Rules":{"descripti\#
  on":"Every rule of a project. rules.md describes each rule.","type":"object","properties":{"\#
  preset":{"$ref":"#/components/schemas/Preset","description":"Preset that the rules started f\#
  rom."},"anonymousPrefix":{"description":"Beginning of each anonymous id; 32 lower-case hex d\#
  igits follow. When it is empty, an anonymous id is a lower-case UUID.","type":"string","maxL\#
  ength":64},"onIdentifyNew":{"description":"What a login of a new user id does when no user i\#
  s logged in on the device.","type":"string","enum":["attach","alias","aliasUnlessLinked","mo\#
  ve","switch"]},"onIdentifyKnown":{"description":"What a login of a known user id does when n\#
  o user is logged in on the device.","type":"string","enum":["attach","alias","aliasUnlessLin\#
  ked","move","switch"]},"onSwitch":{"description":"What a login does when another user is log\#
  ged in on the device.","type":"string","enum":["logoutFirst","switch"]},"onLogout":{"descrip\#
  tion":"The current user after a logout: the same anonymous user (return), or a new anonymous\#
   user (rotate).","type":"string","enum":["return","rotate"]},"onAnonymousLogout":{"descripti\#
  on":"What a logout does when no user is logged in.","type":"string","enum":["ignore","refuse\#
  ","rotate"]},"purchaseHolders":{"description":"Who holds a new purchase: the device's anonym\#
  ous user and its identified user, or only the current user.","type":"string","enum":["device\#
  AndUser","currentUser"]},"onRestore":{"description":"What a restore does with a purchase tha\#
  t another user holds.","type":"string","enum":["share","transfer","transferIfInactive","keep\#
  ","alias"]},"anonymousHolders":{"description":"What a restore does with a purchase that only\#
   anonymous users hold.","type":"string","enum":["asOthers","alias"]},"oneTimePurchases":{"de\#
  scription":"Whether a restore moves one-time purchases.","type":"string","enum":["move","sta\#
  y"]},"userIdLengthMax":{"description":"Maximum length of a user id, in Unicode scalars.","ty\#
  pe":"integer","minimum":1,"maximum":255},"blockedUserIds":{"description":"Ids that no user m\#
  ay have, compared byte by byte. The empty id is always blocked.","type":"array","items":{"ty\#
  pe":"string","maxLength":255},"maxItems":1000}},"required":["preset","anonymousPrefix","onId\#
  entifyNew","onIdentifyKnown","onSwitch","onLogout","onAnonymousLogout","purchaseHolders","on\#
  Restore","anonymousHolders","oneTimePurchases","userIdLengthMax","blockedUserIds"]},"RulesCh\#
  oice":{"description":"Name of a preset, or an object with a preset and the rules that differ\#
   from it.","anyOf":[{"$ref":"#/components/schemas/Preset"},{"type":"object","properties":{"p\#
  reset":{"$ref":"#/components/schemas/Preset","description":"Preset that supplies the rules t\#
  hat are not given.","default":"qonversion"},"anonymousPrefix":{"description":"Beginning of e\#
  ach anonymous id; 32 lower-case hex digits follow. When it is empty, an anonymous id is a lo\#
  wer-case UUID.","type":"string","maxLength":64},"onIdentifyNew":{"description":"What a login\#
   of a new user id does when no user is logged in on the device.","type":"string","enum":["at\#
  tach","alias","aliasUnlessLinked","move","switch"]},"onIdentifyKnown":{"description":"What a\#
   login of a known user id does when no user is logged in on the device.","type":"string","en\#
  um":["attach","alias","aliasUnlessLinked","move","switch"]},"onSwitch":{"description":"What \#
  a login does when another user is logged in on the device.","type":"string","enum":["logoutF\#
  irst","switch"]},"onLogout":{"description":"The current user after a logout: the same anonym\#
  ous user (return), or a new anonymous user (rotate).","type":"string","enum":["return","rota\#
  te"]},"onAnonymousLogout":{"description":"What a logout does when no user is logged in.","ty\#
  pe":"string","enum":["ignore","refuse","rotate"]},"purchaseHolders":{"description":"Who hold\#
  s a new purchase: the device's anonymous user and its identified user, or only the current u\#
  ser.","type":"string","enum":["deviceAndUser","currentUser"]},"onRestore":{"description":"Wh\#
  at a restore does with a purchase that another user holds.","type":"string","enum":["share",\#
  "transfer","transferIfInactive","keep","alias"]},"anonymousHolders":{"description":"What a r\#
  estore does with a purchase that only anonymous users hold.","type":"string","enum":["asOthe\#
  rs","alias"]},"oneTimePurchases":{"description":"Whether a restore moves one-time purchases.\#
  ","type":"string","enum":["move","stay"]},"userIdLengthMax":{"description":"Maximum length o\#
  f a user id, in Unicode scalars.","type":"integer","minimum":1,"maximum":255},"blockedUserId\#
  s":{"description":"Ids that no user may have, compared byte by byte. The empty id is always \#
  blocked.","type":"array","items":{"type":"string","maxLength":255},"maxItems":1000}},"requir\#
  ed":[],"additionalProperties":false}]},"State":{"description":"State of a purchase or grant.\#
   Null before it begins, and for an entitlement that the user never had.","type":["string","n\#
  ull"],"enum":["active","trial","intro","gracePeriod","billingRetry","paused","expired","refu\#
  nded","revoked",null]},"Store":{"description":"Store that took the payment: appStore, playSt\#
  ore, amazon, huawei, stripe, web or another word of that form.","type":"string","pattern":"^\#
  [A-Za-z0-9._-]{1,64}$"},"StoreAccountId":{"description":"A store account, for example an App\#
  le ID or a Google account, whose purchases a device can present.","type":"string","minLength\#
  ":1,"maxLength":255},"SubscriptionId":{"description":"Id of a subscription. It is unique wit\#
  hin one connection.","type":"string"},"Transaction":{"description":"One transaction of a pur\#
  chase: a paid period or a single payment.","type":"object","properties":{"transactionId":{"$\#
  ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId\#
  "},"periodType":{"$ref":"#/components/schemas/PeriodType"},"purchasedAt":{"$ref":"#/componen\#
  ts/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment"},"isFamilyShar\#
  ed":{"description":"Only in an export, like the members below. Whether a family member bough\#
  t it and shares it.","type":"boolean"},"price":{"description":"A decimal number in a string,\#
   for example \"9.99\".","type":["string","null"]},"currency":{"description":"ISO 4217 code, \#
  as it was sent.","type":["string","null"]},"country":{"description":"ISO 3166 code, as it wa\#
  s sent.","type":["string","null"]},"offerCode":{"description":"Offer code, as it was sent.",\#
  "type":["string","null"]},"attributes":{"$ref":"#/components/schemas/Attributes"}},"required\#
  ":["transactionId","product","periodType","purchasedAt","expiresAt"]},"TransactionId":{"desc\#
  ription":"Id that a store gives to a transaction.","type":"string","minLength":1,"maxLength"\#
  :255},"User":{"description":"The current user of a device, or the user that an id belongs to\#
  .","type":"object","properties":{"id":{"$ref":"#/components/schemas/UserId","description":"F\#
  or a device: the identified user, or else the anonymous user. For an id: that id if it is id\#
  entified, or else the id that represents the customer."},"anonymousId":{"description":"For a\#
   device: its anonymous user. For an id: that id if it is anonymous, or else null.","type":["\#
  string","null"]},"identityId":{"description":"Id of the identified user; null for an anonymo\#
  us user.","type":["string","null"]},"customerId":{"$ref":"#/components/schemas/UserId","desc\#
  ription":"Id of the customer. It stays the same across logins, and every userId param accept\#
  s it."},"aliases":{"description":"Every id of the customer, in byte order. It omits the cust\#
  omerId of a customer that began with an identified user.","type":"array","items":{"$ref":"#/\#
  components/schemas/UserId"}},"device":{"$ref":"#/components/schemas/DeviceId","description":\#
  "Id of the device; absent when the request names a user."},"createdAt":{"$ref":"#/components\#
  /schemas/Moment","description":"Time at which the customer was created."},"environment":{"$r\#
  ef":"#/components/schemas/ProjectEnvironment"}},"required":["id","anonymousId","identityId",\#
  "customerId","aliases","createdAt","environment"]},"UserId":{"description":"Id of a user: th\#
  e app's own id, an anonymous id, or a customerId. It has 1 to `userIdLengthMax` Unicode scal\#
  ars, and the daemon compares it byte by byte. An empty id is blockedUserId and a longer id u\#
  serIdTooLong, so this schema has no length.","type":"string"},"Warning":{"description":"A si\#
  gn that an accepted request may be a mistake.","type":"object","properties":{"kind":{"type":\#
  "string","enum":["unknownProduct","unknownEntitlement","subscriptionWithoutEnd","heldByNobod\#
  y"]},"message":{"description":"An explanation in one sentence.","type":"string"},"nearest":{\#
  "description":"Similar names that exist, nearest first.","type":"array","items":{"type":"str\#
  ing"}}},"required":["kind","message"]},"Webhook":{"description":"A URL that receives a proje\#
  ct's events, with its secrets. Only an admin can read it.","type":"object","properties":{"ur\#
  l":{"$ref":"#/components/schemas/WebhookUrl"},"secret":{"$ref":"#/components/schemas/Webhook\#
  Secret"},"oldSecret":{"description":"Second secret that also signs each delivery; null when \#
  there is none.","type":["string","null"]},"format":{"$ref":"#/components/schemas/WebhookForm\#
  at"},"since":{"$ref":"#/components/schemas/Cursor","description":"Cursor of the newest event\#
   when the URL was added. The URL receives the events after it."}},"required":["url","secret"\#
  ,"oldSecret","format","since"]},"WebhookChoice":{"description":"A URL that receives the proj\#
  ect's events.","type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"\#
  },"secret":{"$ref":"#/components/schemas/WebhookSecret"},"oldSecret":{"$ref":"#/components/s\#
  chemas/WebhookSecret","description":"Second secret that also signs each delivery, until ever\#
  y receiver knows the new secret."},"format":{"$ref":"#/components/schemas/WebhookFormat","de\#
  fault":"entitled"}},"required":["url","secret"],"additionalProperties":false},"WebhookFormat\#
  ":{"description":"Format of a delivery. `entitled`: the event as in the log. `purchasely`: a\#
  s Purchasely documents it (webhooks.md).","type":"string","enum":["entitled","purchasely"]},\#
  "WebhookSecret":{"description":"Key that signs each delivery. After `whsec_`: the key in bas\#
  e64. Any other text is the key itself, in UTF-8.","type":"string","minLength":1,"maxLength":\#
  255},"WebhookSummary":{"description":"A URL that receives a project's events.","type":"objec\#
  t","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"format":{"$ref":"#/compon\#
  ents/schemas/WebhookFormat"}},"required":["url","format"]},"WebhookUrl":{"description":"An a\#
  bsolute `https://` or `http://` URL with a host, and optionally a port, a path and a query. \#
  It has no user, password or fragment, because every reader of the project sees it.","type":"\#
  string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","minLength":8,"maxLength":2000}},"errors":{"pa\#
  rseError":{"code":-32700,"message":"The line is not valid JSON; lines.md defines the grammar\#
  . `offset` is the position of the first wrong byte, counted from 0.","data":{"kind":"parseEr\#
  ror","retryable":false}},"invalidRequest":{"code":-32600,"message":"The line is JSON, but no\#
  t a request: it is not an object or an empty batch, it has no method, its `jsonrpc` is not \\#
  "2.0\", or its id or params have a wrong type.","data":{"kind":"invalidRequest","retryable":\#
  false}},"messageTooLarge":{"code":-32600,"message":"A line has more than `limit` bytes befor\#
  e its line feed. The daemon drops the line and reads the next line as usual.","data":{"kind"\#
  :"messageTooLarge","retryable":false}},"batchTooLarge":{"code":-32600,"message":"A batch has\#
   more than `limit` entries, and the daemon carries out none of them. Or the answers to earli\#
  er entries have more than `limit` bytes, and the daemon does not carry out this entry.","dat\#
  a":{"kind":"batchTooLarge","retryable":false}},"notInBatch":{"code":-32600,"message":"The me\#
  thod is not allowed in a batch.","data":{"kind":"notInBatch","retryable":false}},"unknownMet\#
  hod":{"code":-32601,"message":"The daemon has no such method. `nearest` lists similar names.\#
  ","data":{"kind":"unknownMethod","retryable":false}},"invalidParams":{"code":-32602,"message\#
  ":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters exclu\#
  de each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalid\#
  Params","retryable":false}},"internalError":{"code":-32603,"message":"The daemon has a fault\#
  . Its log has the same `reference`.","data":{"kind":"internalError","retryable":false}},"per\#
  missionDenied":{"code":1000,"message":"The caller's role is lower than the role that the met\#
  hod needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the met\#
  hod's role.","data":{"kind":"permissionDenied","retryable":false}},"unknownDevice":{"code":1\#
  100,"message":"The project has no such device.","data":{"kind":"unknownDevice","retryable":f\#
  alse}},"unknownUser":{"code":1101,"message":"The project has no such user.","data":{"kind":"\#
  unknownUser","retryable":false}},"blockedUserId":{"code":1102,"message":"No user may have th\#
  is id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","r\#
  etryable":false}},"userIdTooLong":{"code":1103,"message":"The id has more Unicode scalars th\#
  an the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},"res\#
  ervedUserId":{"code":1104,"message":"The id begins with the project's anonymous prefix, or i\#
  t is the id of an anonymous user or a customerId.","data":{"kind":"reservedUserId","retryabl\#
  e":false}},"alreadyAnonymous":{"code":1105,"message":"No user is logged in on the device, an\#
  d the project's `onAnonymousLogout` is `refuse`.","data":{"kind":"alreadyAnonymous","retryab\#
  le":false}},"unknownProject":{"code":1200,"message":"The daemon has no such project.","data"\#
  :{"kind":"unknownProject","retryable":false}},"unknownPurchase":{"code":1201,"message":"The \#
  project has no purchase with this store and originalTransactionId. Nothing changes.","data":\#
  {"kind":"unknownPurchase","retryable":false}},"purchaseHeldByAnother":{"code":1202,"message"\#
  :"Another user holds the purchase, and a rule of the project keeps it there. `holder` and `r\#
  ule` name them. Nothing changes.","data":{"kind":"purchaseHeldByAnother","retryable":false}}\#
  ,"unknownEntitlement":{"code":1203,"message":"A call grants or explains an entitlement that \#
  the project does not have. `nearest` lists similar names.","data":{"kind":"unknownEntitlemen\#
  t","retryable":false}},"notAManualGrant":{"code":1204,"message":"The user has no active gran\#
  t of this entitlement. For example, a purchase gives it, or the grant has ended.","data":{"k\#
  ind":"notAManualGrant","retryable":false}},"clockNotManual":{"code":1205,"message":"The proj\#
  ect uses the system's clock, which cannot be advanced.","data":{"kind":"clockNotManual","ret\#
  ryable":false}},"cannotUndo":{"code":1206,"message":"The daemon cannot undo the link. Nothin\#
  g changes. `obstacle` is the reason: `unknownEvent`; `otherKind`: an event of this kind cann\#
  ot be undone; `noLink`: the event linked nothing; `undone`: the link is already undone; `isU\#
  ndo`: the event comes from an undo; `laterAlias`: a later alias merged the customer with ano\#
  ther user; `tooMuch`: too many users and purchases depend on the link; `unclear`: a deletion\#
   erased part of the history. `event` is the id of the event that prevents the undo.","data":\#
  {"kind":"cannotUndo","retryable":false}},"unknownConsumer":{"code":1207,"message":"No consum\#
  er of this name has acknowledged an event.","data":{"kind":"unknownConsumer","retryable":fal\#
  se}},"idempotencyConflict":{"code":1300,"message":"A call of the same method used this key w\#
  ith other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":fal\#
  se}},"storageFull":{"code":1400,"message":"The disk has no room for the write. Nothing chang\#
  es, and reading still works.","data":{"kind":"storageFull","retryable":true}},"storageFailed\#
  ":{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its next s\#
  tart shows what is stored. Or the daemon cannot read a record that the request needs: then i\#
  t keeps running.","data":{"kind":"storageFailed","retryable":false}},"overloaded":{"code":14\#
  02,"message":"More requests are waiting than the daemon accepts. Nothing changes. With a nul\#
  l `id`, the daemon dropped an unfinished line, and `limit` is the total size of all unfinish\#
  ed lines.","data":{"kind":"overloaded","retryable":true}},"tooManyConnections":{"code":1403,\#
  "message":"The daemon has reached its maximum of connections. It answers the first line with\#
   this error and closes the connection.","data":{"kind":"tooManyConnections","retryable":fals\#
  e}},"shuttingDown":{"code":1404,"message":"The daemon is shutting down. Nothing changes.","d\#
  ata":{"kind":"shuttingDown","retryable":true}}}}}\#

  """#
