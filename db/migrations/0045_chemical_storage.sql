-- Stores, stock by lot, the journal of what comes and goes, counts and closed months; what may stand together and designated quantities.

create table "chmStore" (
  "storeNo" bigint generated always as identity primary key,
  "storeCd" text not null,
  "storeNm" text not null,
  "storeTypeCd" text not null,
  "plantCd" text not null references "plant",
  "deptCd" text not null references "dept",
  "areaCd" text references "permitArea",
  "mapX" numeric(18,1),
  "mapY" numeric(18,1),
  "indoorYn" text check ("indoorYn" in ('Y', 'N')),
  "floorNm" text,
  "permitNo" text,
  "permitMultiple" numeric(18,3),
  "permitClassCds" text[],
  "limitKg" numeric(18,3),
  "cciLimitKg" numeric(18,3),
  "hazMgrUserId" text references "user",
  "chmMgrUserId" text not null references "user",
  "inspCycleCd" text not null,
  "ventYn" text check ("ventYn" in ('Y', 'N')),
  "dikeYn" text check ("dikeYn" in ('Y', 'N')),
  "dikeCapQty" numeric(18,3),
  "fireSepYn" text check ("fireSepYn" in ('Y', 'N')),
  "antiStaticYn" text check ("antiStaticYn" in ('Y', 'N')),
  "gasDetYn" text check ("gasDetYn" in ('Y', 'N')),
  "showerYn" text check ("showerYn" in ('Y', 'N')),
  "useYn" text check ("useYn" in ('Y', 'N')),
  "remark" text,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("storeCd", '') || ' ' || coalesce("storeNm", ''))) stored,
  unique ("storeCd")
);
create index on "chmStore" ("plantCd", "storeCd", "storeNo");
create index on "chmStore" using gin ("searchText" gin_trgm_ops);

create table "chmIncomp" (
  "incompNo" bigint generated always as identity primary key,
  "layerCd" text not null,
  "aTxt" text not null,
  "bTxt" text not null,
  "resultCd" text not null,
  "reasonTxt" text,
  "lawTxt" text not null,
  "effectYmd" date not null,
  "endYmd" date,
  "confirmNeededYn" text check ("confirmNeededYn" in ('Y', 'N')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  unique ("layerCd", "aTxt", "bTxt", "effectYmd")
);

create table "chmDesigQty" (
  "desigQtyNo" bigint generated always as identity primary key,
  "hazClassCd" text not null,
  "hazItemCd" text not null,
  "waterSolubleYn" text check ("waterSolubleYn" in ('Y', 'N')),
  "kindCd" text,
  "flashMaxC" numeric(18,1),
  "boilMaxC" numeric(18,1),
  "autoIgnMaxC" numeric(18,1),
  "contentMinPct" numeric(18,2),
  "gravityMinVal" numeric(18,3),
  "desigQty" numeric(18,3) not null,
  "desigUnitCd" text not null,
  "lawTxt" text not null,
  "effectYmd" date not null,
  "endYmd" date,
  "confirmNeededYn" text check ("confirmNeededYn" in ('Y', 'N')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);

create table "chmStock" (
  "stockNo" bigint generated always as identity primary key,
  "plantCd" text references "plant",
  "storeNo" bigint not null references "chmStore",
  "prodNo" bigint not null references "chmProduct",
  "lotNo" text not null,
  "stockQty" numeric(18,3) not null constraint "neverNegative" check ("stockQty" >= 0),
  "unitCd" text not null,
  "containerCd" text,
  "containerQty" numeric(18,3),
  "mfgYmd" date,
  "expYmd" date,
  "openYmd" date,
  "openLifeDays" numeric(18,0),
  "holdCd" text not null,
  "holdReason" text,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("lotNo", ''))) stored,
  unique ("storeNo", "prodNo", "lotNo")
);
create index on "chmStock" ("plantCd", "expYmd", "stockNo");
create index on "chmStock" using gin ("searchText" gin_trgm_ops);

create table "chmInOut" (
  "ioNo" bigint generated always as identity primary key,
  "ioCd" text,
  "plantCd" text references "plant",
  "ioTypeCd" text not null,
  "ioDt" timestamptz not null,
  "prodNo" bigint not null references "chmProduct",
  "lotNo" text not null,
  "qty" numeric(18,3) not null check ("qty" > 0),
  "unitCd" text not null,
  "fromStoreNo" bigint references "chmStore",
  "toStoreNo" bigint references "chmStore",
  "vendorCd" text references "vendor",
  "poNo" text,
  "containerCd" text,
  "containerQty" numeric(18,3),
  "mfgYmd" date,
  "expYmd" date,
  "sepTxt" text,
  "reasonTxt" text,
  "stockQty" numeric(18,3),
  "stockUnitCd" text,
  "qtyKg" numeric(18,3),
  "qtyL" numeric(18,3),
  "refTypeCd" text,
  "refNo" numeric(18,0),
  "cancelIoNo" bigint unique references "chmInOut",
  "reversedYn" text check ("reversedYn" in ('Y', 'N')),
  "ioUserId" text,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("ioCd", '') || ' ' || coalesce("lotNo", ''))) stored,
  unique ("ioCd")
);
create index on "chmInOut" ("plantCd", "ioNo" desc);
create index on "chmInOut" using gin ("searchText" gin_trgm_ops);

create table "chmStockTake" (
  "takeNo" bigint generated always as identity primary key,
  "takeCd" text,
  "plantCd" text references "plant",
  "storeNo" bigint not null references "chmStore",
  "baseYmd" date not null,
  "remark" text,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  unique ("takeCd")
);
create index on "chmStockTake" ("plantCd", "takeNo" desc);

create table "chmStockTakeLine" (
  "takeLineNo" bigint generated always as identity primary key,
  "takeNo" bigint not null references "chmStockTake",
  "prodNo" bigint not null references "chmProduct",
  "lotNo" text not null,
  "unitCd" text not null,
  "bookQty" numeric(18,3) not null,
  "realQty" numeric(18,3),
  "diffQty" numeric(18,3),
  "causeCd" text,
  "remark" text
);
create index on "chmStockTakeLine" ("takeNo");

create table "chmMonthClose" (
  "monthCloseNo" bigint generated always as identity primary key,
  "plantCd" text not null references "plant",
  "closeYm" text not null,
  "closeDt" timestamptz,
  "closeUserId" text references "user",
  "remark" text,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  unique ("plantCd", "closeYm")
);
create index on "chmMonthClose" ("plantCd", "closeYm" desc, "monthCloseNo" desc);

create table "chmMonthLine" (
  "monthLineNo" bigint generated always as identity primary key,
  "monthCloseNo" bigint not null references "chmMonthClose",
  "storeNo" bigint not null references "chmStore",
  "prodNo" bigint not null references "chmProduct",
  "unitCd" text not null,
  "openQty" numeric(18,3) not null,
  "inQty" numeric(18,3) not null,
  "outQty" numeric(18,3) not null,
  "endQty" numeric(18,3) not null
);
create index on "chmMonthLine" ("monthCloseNo");

create index on "chmStock" ("prodNo");
create index on "chmStock" ("storeNo");
create index on "chmInOut" ("prodNo", "lotNo");
create index on "chmInOut" ("fromStoreNo", "ioDt");
create index on "chmInOut" ("toStoreNo", "ioDt");
create index on "chmInOut" ("plantCd", "ioDt");
create index on "chmStockTake" ("storeNo");
create index on "chmStore" ("areaCd");
create index on "chmMonthLine" ("storeNo");
create index on "chmMonthLine" ("prodNo");

-- What came into a store (+) and left it (-), entry by entry: the stock of any moment is its sum.
create view "chmStockMove" as
select "ioNo", "ioDt", "plantCd", "toStoreNo" as "storeNo", "prodNo", "lotNo", "stockQty" as "qty", "stockUnitCd" as "unitCd", "ioTypeCd"
from "chmInOut" where "toStoreNo" is not null
union all
select "ioNo", "ioDt", "plantCd", "fromStoreNo", "prodNo", "lotNo", -"stockQty", "stockUnitCd", "ioTypeCd" from "chmInOut" where "fromStoreNo" is not null;

-- The journal is only added to. The one change that is let through marks an entry whose reversal stands in the journal.
create function "keepChmInOut"() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new."reversedYn" = 'Y' and to_jsonb(new) - 'reversedYn' - 'searchText' = to_jsonb(old) - 'reversedYn' - 'searchText'
    and exists (select 1 from "chmInOut" r where r."cancelIoNo" = old."ioNo") then
    return new;
  end if;
  raise exception 'the journal of chemicals is only added to' using errcode = 'check_violation';
end $$;
create trigger "chmInOutKept" before update or delete on "chmInOut" for each row execute function "keepChmInOut"();
create trigger "chmInOutKeptWhole" before truncate on "chmInOut" for each statement execute function "keepChmInOut"();
