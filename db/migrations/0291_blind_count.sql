-- A count is blind: the book is compared when it ends, not copied into it when it begins.
alter table "chmStockTake" add column "lastIoNo" bigint references "chmInOut", add column "lossTxt" text;
alter table "chmStockTakeLine" alter column "bookQty" drop not null,
  add column "lossDoneYn" text check ("lossDoneYn" in ('Y', 'N'));
update "chmStockTake" t set "lastIoNo" = 
  (select max(i."ioNo") from "chmInOut" i where i."createDt" <= t."createDt");
update "chmStockTakeLine" l set "bookQty" = null, "diffQty" = null from "chmStockTake" t
  where t."takeNo" = l."takeNo" and t."state" = 'counting';
-- Days after which an entry asks for a reason, and after which it is not taken. A new database gets them with its seed.
insert into "sysParam" ("paramCd", "val", "fromYmd", "unit", "source", "note", "confirmNeededYn", "createUserId", "updateUserId")
select x."paramCd", x."val", '2025-01-01', '일', '회사 기준', x."note", 'Y', 'admin', 'admin'
from (values ('CHM.lateEntryDays', '31', '사유를 묻는 지난 수불 일시(초과)'),
  ('CHM.oldestEntryDays', '366', '등록할 수 없는 지난 수불 일시(초과)')) as x("paramCd", "val", "note")
where exists (select 1 from "sysParam" where "paramCd" like 'CHM.%');
