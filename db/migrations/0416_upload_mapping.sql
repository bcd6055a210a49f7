-- Which column of a sender's workbook says what, remembered for every kind of upload: before, for chemical lists alone.
create table "uploadMapping" (
  "uploadNm" text not null,
  "senderNm" text not null,
  "targetNm" text not null,
  "columnTxt" text not null,
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  primary key ("uploadNm", "senderNm", "targetNm")
);
insert into "uploadMapping" ("uploadNm", "senderNm", "targetNm", "columnTxt", "updateUserId", "updateDt")
select 'chemical', "supplierNm", "targetNm", "columnTxt", "updateUserId", "updateDt" from "chmUploadMapping";
-- "chmUploadMapping" goes with the next version: the one before writes into it until it is replaced.
