-- The day until which a lot may be used, so that lists and counts ask the same.

alter table "chmStock" add column "usableYmd" date generated always as (least("expYmd", "openYmd" + "openLifeDays"::int)) stored;
