-- What is to come: judged before it is ordered, confirmed at the gate, received, and taken out again by the vendor who brought it.

create table "chmDelivery" (
  "deliveryNo" bigint generated always as identity primary key,
  "deliveryCd" text,
  "plantCd" text not null references "plant",
  "kindCd" text not null,
  "prodNo" bigint not null references "chmProduct",
  "qty" numeric(18,3) not null check ("qty" > 0),
  "unitCd" text not null,
  "storeNo" bigint references "chmStore",
  "planYmd" date not null,
  "vendorCd" text references "vendor",
  "poNo" text,
  "permitNo" bigint references "workPermit",
  "leaveDueYmd" date,
  "remark" text,
  "arriveDt" timestamptz,
  "arriveUserId" text,
  "arriveQty" numeric(18,3),
  "carTxt" text,
  "lotNo" text,
  "ioNo" bigint references "chmInOut",
  "leaveDt" timestamptz,
  "leaveQty" numeric(18,3),
  "leaveIoNo" bigint references "chmInOut",
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("deliveryCd", ''))) stored,
  unique ("deliveryCd")
);
create index on "chmDelivery" using gin ("searchText" gin_trgm_ops);
create index on "chmDelivery" ("plantCd", "planYmd");
create index on "chmDelivery" ("prodNo");
create index on "chmDelivery" ("storeNo");
create index on "chmDelivery" ("permitNo");
