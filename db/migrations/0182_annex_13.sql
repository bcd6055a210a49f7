-- 시행령 별표 13 had eleven of its 51 rows, and anhydrous hydrogen fluoride and chloride counted by the limits of their solutions. Where
-- the list is still empty the seed brings these rows with the others.
update "chmRegItem" set "regSubjNm" = '염산' where "regCd" = 'OA' and "casNo" = '7647-01-0' and "contentMinPct" = 20;
update "chmRegItem" set "regSubjNm" = '불산' where "regCd" = 'OA' and "casNo" = '7664-39-3' and "contentMinPct" = 10;
insert into "chmRegItem" ("regCd", "regSubjNm", "casNo", "casGroup", "contentMinPct", "contentOpCd", "thr1Qty", "thr2Qty", "thrUnitTxt", "lawArticle", "effectYmd", "verNo", "confirmNeededYn", "createUserId", "updateUserId")
select 'OA', v.nm, v.cas, v.grp, v.pct, case when v.pct is null then null else 'GE' end, v.qty, v.qty, 'kg', '산업안전보건법 시행령 제43조, 별표13', '2025-01-01', 1, 'Y', 'system', 'system'
from (values
  ('메틸이소시아네이트', '624-83-9', null::text[], null::numeric, 1000),
  ('포스겐', '75-44-5', null::text[], null::numeric, 500),
  ('이산화황', '7446-09-5', null::text[], null::numeric, 10000),
  ('삼산화황', '7446-11-9', null::text[], null::numeric, 10000),
  ('이황화탄소', '75-15-0', null::text[], null::numeric, 10000),
  ('시안화수소', '74-90-8', null::text[], null::numeric, 500),
  ('무수불산(불화수소)', '7664-39-3', null::text[], 80, 1000),
  ('무수염산(염화수소)', '7647-01-0', null::text[], 50, 10000),
  ('질산암모늄', '6484-52-2', null::text[], null::numeric, 500000),
  ('니트로글리세린', '55-63-0', null::text[], null::numeric, 10000),
  ('트리니트로톨루엔', '118-96-7', null::text[], null::numeric, 50000),
  ('수소', '1333-74-0', null::text[], null::numeric, 5000),
  ('산화에틸렌', '75-21-8', null::text[], null::numeric, 1000),
  ('포스핀', '7803-51-2', null::text[], null::numeric, 500),
  ('실란', '7803-62-5', null::text[], null::numeric, 1000),
  ('발연황산(삼산화황 65% 이상 80% 미만)', '8014-95-7', null::text[], null::numeric, 20000),
  ('톨루엔디이소시아네이트', null, array['91-08-7', '584-84-9', '26471-62-5'], null::numeric, 2000),
  ('클로로술폰산', '7790-94-5', null::text[], null::numeric, 10000),
  ('브롬화수소', '10035-10-6', null::text[], null::numeric, 10000),
  ('삼염화인', '7719-12-2', null::text[], null::numeric, 10000),
  ('염화벤질', '100-44-7', null::text[], null::numeric, 2000),
  ('이산화염소', '10049-04-4', null::text[], null::numeric, 500),
  ('염화티오닐', '7719-09-7', null::text[], null::numeric, 10000),
  ('브롬', '7726-95-6', null::text[], null::numeric, 1000),
  ('일산화질소', '10102-43-9', null::text[], null::numeric, 10000),
  ('삼염화붕소', '10294-34-5', null::text[], null::numeric, 10000),
  ('메틸에틸케톤과산화물', '1338-23-4', null::text[], null::numeric, 10000),
  ('삼불화붕소', '7637-07-2', null::text[], null::numeric, 1000),
  ('니트로아닐린', null, array['88-74-4', '99-09-2', '100-01-6', '29757-24-2'], null::numeric, 2500),
  ('삼불화염소', '7790-91-2', null::text[], null::numeric, 1000),
  ('불소', '7782-41-4', null::text[], null::numeric, 500),
  ('시아누르플루오르화물', '675-14-9', null::text[], null::numeric, 2000),
  ('삼불화질소', '7783-54-2', null::text[], null::numeric, 20000),
  ('니트로셀룰로오스(질소 함유량 12.6% 이상)', '9004-70-0', null::text[], null::numeric, 100000),
  ('과산화벤조일', '94-36-0', null::text[], null::numeric, 3500),
  ('과염소산암모늄', '7790-98-9', null::text[], null::numeric, 3500),
  ('디클로로실란', '4109-96-0', null::text[], null::numeric, 1000),
  ('디에틸알루미늄염화물', '96-10-6', null::text[], null::numeric, 10000),
  ('디이소프로필퍼옥시디카보네이트', '105-64-6', null::text[], null::numeric, 3500),
  ('암모니아수', '1336-21-6', null::text[], 20, 50000)
) v(nm, cas, grp, pct, qty)
where exists (select 1 from "chmRegItem" where "regCd" = 'OA') and not exists (
  select 1 from "chmRegItem" i where i."regCd" = 'OA' and i."regSubjNm" = v.nm
);
