-- Which edition of each list of the laws the portal holds, where it comes from and how much of it: a list that is held in part says so.
create table "chmRegList" (
  "regCd" text primary key,
  "effectYmd" date not null,
  "editionTxt" text not null,
  "sourceTxt" text not null,
  -- Items of the list as published; null where nobody has counted them.
  "totalCnt" int,
  "fullYn" text not null default 'N' check ("fullYn" in ('Y', 'N')),
  "confirmNeededYn" text not null default 'Y' check ("confirmNeededYn" in ('Y', 'N')),
  "updateUserId" text not null default 'system',
  "updateDt" timestamptz not null default now()
);
-- Rows that have been read in a published text since: articles of 시행령 제88조, items 3 to 25 of 별표 13.
update "chmRegItem" set "confirmNeededYn" = 'N' where "createUserId" = 'system' and "regCd" = 'O2';
update "chmRegItem" set "confirmNeededYn" = 'N' where "createUserId" = 'system' and "regCd" = 'OA' and "regSubjNm" in (
  '메틸이소시아네이트', '포스겐', '아크릴로니트릴', '암모니아', '염소', '이산화황', '삼산화황', '이황화탄소', '시안화수소', '무수불산(불화수소)',
  '무수염산(염화수소)', '황화수소', '질산암모늄', '니트로글리세린', '트리니트로톨루엔', '수소', '산화에틸렌', '포스핀', '실란', '질산',
  '발연황산(삼산화황 65% 이상 80% 미만)', '과산화수소', '톨루엔디이소시아네이트');
