-- A preview is written and read as a whole, and never looked into: as text that is only checked it costs half of what taking it apart does. The previews
-- that wait are written anew, a few days' worth of them.
alter table "excelPreview" alter column "rows" type json using "rows"::json;
