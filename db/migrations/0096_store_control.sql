-- Lists that counts open, who counts and who approves a count, places inside a store, and the checks of a store.

-- Whether a product has a Korean sheet in force, so that a list and its count ask the same.
alter table "chmProduct" add column "msdsYn" text not null default 'N' check ("msdsYn" in ('Y', 'N'));
create function "chmProductMsds"() returns trigger language plpgsql as $$
begin
  update "chmProduct" p set "msdsYn" = w.yn
  from (select n."prodNo", case when exists (select 1 from "chmMsds" m where m."prodNo" = n."prodNo" and m."langCd" = 'kr' and m."state" in ('valid', 'revising'))
          then 'Y' else 'N' end as yn
        from (select distinct unnest(case tg_op when 'INSERT' then array[new."prodNo"] when 'DELETE' then array[old."prodNo"] else array[new."prodNo", old."prodNo"] end) as "prodNo") n) w
  where p."prodNo" = w."prodNo" and p."msdsYn" <> w.yn;
  return null;
end $$;
create trigger "chmProductMsds" after insert or delete or update of "state", "prodNo", "langCd" on "chmMsds" for each row execute function "chmProductMsds"();
update "chmProduct" p set "msdsYn" = 'Y'
where exists (select 1 from "chmMsds" m where m."prodNo" = p."prodNo" and m."langCd" = 'kr' and m."state" in ('valid', 'revising'));

alter table "chmMsdsNotice" add column "openYn" text generated always as (case when "doneYmd" is null and "dueYmd" is not null then 'Y' else 'N' end) stored;
alter table "chmRegMatch" add column "openYn" text generated always as (case when "borderYn" = 'Y' and "applyYn" is null then 'Y' else 'N' end) stored;

alter table "chmStockTake" add column "assignUserId" text;
alter table "chmStockTake" add column "countUserId" text;
alter table "chmStockTake" add column "apprUserId" text;

-- Room, rack and shelf of a store; a rack that moves takes along what stands in it.
create table "chmStorePlace" (
  "storePlaceNo" bigint generated always as identity primary key,
  "storeNo" bigint not null references "chmStore" on delete cascade,
  "placeCd" text not null,
  "placeNm" text not null,
  "upPlaceCd" text,
  unique ("storeNo", "placeCd")
);
alter table "chmStock" add column "placeCd" text;

create table "chmStoreInsp" (
  "storeInspNo" bigint generated always as identity primary key,
  "storeInspCd" text,
  "plantCd" text,
  "storeNo" bigint not null references "chmStore",
  "inspYmd" date not null,
  "inspUserId" text,
  "badCnt" numeric(18,0),
  "remark" text,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("storeInspCd", ''))) stored,
  unique ("storeInspCd")
);
create index on "chmStoreInsp" using gin ("searchText" gin_trgm_ops);
create index on "chmStoreInsp" ("storeNo", "inspYmd");
create table "chmStoreInspLine" (
  "storeInspLineNo" bigint generated always as identity primary key,
  "storeInspNo" bigint not null references "chmStoreInsp" on delete cascade,
  "itemCd" text not null,
  "resultCd" text not null,
  "findTxt" text,
  "doneYn" text check ("doneYn" in ('Y', 'N'))
);
create index on "chmStoreInspLine" ("storeInspNo");
