-- Half-year evaluations are about a half of the calendar year; accidents come from the records and are corrected with a reason.
alter table "vendorEval"
  add column "evalYear" text,
  add column "halfCd" text,
  add column "fixReason" text,
  add column "foundAccidentCnt" numeric(18,0),
  add column "foundDeadCnt" numeric(18,0),
  add column "foundOpenYn" text check ("foundOpenYn" in ('Y', 'N')),
  add column "seriousYn" text check ("seriousYn" in ('Y', 'N')),
  add column "bonusQty" numeric(18,0);
update "vendorEval" set "evalYear" = to_char("dueYmd", 'YYYY'), "halfCd" = case when extract(month from "dueYmd") <= 6 then '1' else '2' end where "evalTypeCd" = 'VEV02';
update "vendorEval" set "fixReason" = '업체가 낸 산업재해 확인서류' where "accidentCnt" is not null;
alter table "vendorEvalItem" alter column "evalScore" type numeric(18,2);
