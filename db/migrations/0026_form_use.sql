-- How long forms are worked on and how often they are given up, per day and entity; nobody's name stands here.
create table "formUse" (
  "ymd" date not null,
  "tableNm" text not null,
  "newYn" text not null check ("newYn" in ('Y', 'N')),
  "savedCnt" integer not null default 0,
  "leftCnt" integer not null default 0,
  "savedSec" bigint not null default 0,
  "leftSec" bigint not null default 0,
  primary key ("ymd", "tableNm", "newYn")
);
