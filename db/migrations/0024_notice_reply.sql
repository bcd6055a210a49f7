-- Questions about a notice and what is said to them, two levels deep; a question that is not open is read by its own side and by the writer only.
create table "noticeReply" (
  "replyNo" bigint generated always as identity primary key,
  "noticeNo" bigint not null references "notice" on delete cascade,
  "upReplyNo" bigint references "noticeReply" on delete cascade,
  "userId" text not null references "user",
  "vendorCd" text,
  "cont" text not null,
  "openYn" text not null check ("openYn" in ('Y', 'N')),
  "createDt" timestamptz not null default now()
);
create index on "noticeReply" ("noticeNo", "replyNo");
create index on "noticeReply" ("upReplyNo");
