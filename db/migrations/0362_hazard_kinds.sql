-- Kinds of hazard with their contents as the present designation says them, where the portal has read it. (화학물질안전원고시 제2025-19호)
update "chmRegItem" set "confirmNeededYn" = 'N', "noticeTxt" = '화학물질안전원고시 제2025-19호(고유번호 97-1-203)'
where "regCd" = 'C1' and "casNo" = '7647-01-0' and "contentMinPct" = 10 and "updateUserId" = 'system' and "endYmd" is null;
insert into "chmRegItem" ("regCd", "regSubjNm", "casNo", "contentMinPct", "contentOpCd", "lawArticle", "noticeTxt", "effectYmd", "verNo", "confirmNeededYn", "createUserId", "updateUserId")
select v.list, v.nm, v.cas, v.pct, 'GE', '화학물질관리법 제2조', v.src, '2025-08-07', 1, 'N', 'system', 'system'
from (values
  ('C1', '폼알데하이드', '50-00-0', 1::numeric, '화학물질안전원고시 제2025-19호(고유번호 97-1-345)'),
  ('C2', '폼알데하이드', '50-00-0', 0.1, '화학물질안전원고시 제2025-19호(고유번호 97-1-345)'),
  ('C2', '메틸에틸케톡심', '96-29-7', 0.1, '화학물질안전원고시 제2025-19호(고유번호 2023-1-1127)'),
  ('C3', '염화수소', '7647-01-0', 2.5, '화학물질안전원고시 제2025-19호(고유번호 97-1-203)')) v(list, nm, cas, pct, src)
-- Where the list is still empty the seed brings these rows; where the company has put an edition into force itself it stays as it is.
where exists (select 1 from "chmRegItem" i where i."regCd" = v.list)
  and not exists (select 1 from "chmRegHist" h where h."regCd" = v.list and h."state" = 'applied')
  and not exists (select 1 from "chmRegItem" i where i."regCd" = v.list and i."casNo" = v.cas and i."endYmd" is null);
update "chmRegList" set "editionTxt" = '유해화학물질 지정고시(화학물질안전원고시 제2025-19호)',
  "sourceTxt" = '주요 물질만 옮김. 확인 필요 표시가 없는 행은 공개 조회 결과와 대조'
where "regCd" in ('C1', 'C2', 'C3') and "updateUserId" = 'system';
