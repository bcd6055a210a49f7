-- The figures of half-year reviews become frozen revisions: what was frozen, by whom and when; no paper had been kept.
-- The column stays for the version before, which reads it.
create function pg_temp.cells(name text, label text) returns json language sql as $$ select json_build_object('name', $1, 'label', $2) $$;
create function pg_temp.fact(name text, label text, value jsonb) returns json language sql as
$$ select json_build_object('name', $1, 'label', $2, 'kind', 'number', 'value', nullif($3, 'null'), 'text', coalesce($3 #>> '{}', '')) $$;
create function pg_temp.head(name text, label text, kind text, value jsonb, shown text) returns json language sql as
$$ select json_build_object('name', $1, 'label', $2, 'kind', $3, 'value', $4, 'text', coalesce($5, '')) $$;
create function pg_temp.grade(code text) returns text language sql as
$$ select coalesce('{"U":"긴급","H":"상","M":"중","L":"하"}'::jsonb ->> $1, $1) $$;
create function pg_temp.state(code text) returns text language sql as
$$ select coalesce('{"draft":"작성","requested":"요청","received":"접수","assigned":"배정","inProgress":"조치중","done":"조치완료",
  "verifying":"검증중","effectPending":"효과확인대기","closing":"종결결재","closed":"종결","rejected":"반려","onHold":"보류",
  "cancelled":"취소","merged":"병합"}'::jsonb ->> $1, $1) $$;

with half as (
  select h.*, h."halfNm" || ' 마감' as "revisionNm", coalesce(u."userNm", h."createUserId") as "userNm", p."plantNm",
    to_char(h."createDt" at time zone 'Asia/Seoul', 'YYYY-MM-DD"T"HH24:MI:SS.MS"+09:00"') as "moment"
  from "improvementHalf" h left join "user" u on u."userId" = h."createUserId" left join "plant" p on p."plantCd" = h."plantCd"
  where h."snapshot" is not null
), made as (
  select h."imprHalfNo", h."plantCd", h."revisionNm", h."createUserId", h."createDt", json_build_object(
    'rev', 1, 'revisionNm', h."revisionNm", 'createDt', h."moment", 'createUserId', h."createUserId", 'createUserNm', h."userNm",
    'pdfSha256', null,
    'set', json_build_object(
      'taskClassNm', 'improvementHalf', 'taskTitle', '개선 반기 점검', 'taskKey', h."imprHalfNo"::text,
      'fields', json_build_array(
        pg_temp.head('halfNm', '점검명', 'text', to_jsonb(h."halfNm"), h."halfNm"),
        pg_temp.head('halfYear', '연도', 'year', to_jsonb(h."halfYear"), h."halfYear"),
        pg_temp.head('halfCd', '반기', 'code', to_jsonb(h."halfCd"), h."halfNm"),
        pg_temp.head('plantCd', '사업장', 'ref', to_jsonb(h."plantCd"), coalesce(h."plantNm", h."plantCd")),
        pg_temp.head('baseYmd', '기준일', 'date', to_jsonb(h."baseYmd"), to_char(h."baseYmd", 'YYYY-MM-DD')),
        pg_temp.head('reviewTxt', '점검 의견', 'textarea', null, null),
        pg_temp.head('reviewUserId', '점검자', 'user', null, null),
        pg_temp.head('reviewDt', '점검일시', 'datetime', null, null),
        pg_temp.head('apprUserId', '확정자', 'user', null, null),
        pg_temp.head('apprDt', '확정일시', 'datetime', null, null),
        pg_temp.fact('total', '전체', h."snapshot" -> 'total'),
        pg_temp.fact('completion', '완료율', h."snapshot" #> '{figures,completion}'),
        pg_temp.fact('onTime', '기한준수율', h."snapshot" #> '{figures,onTime}'),
        pg_temp.fact('meanDays', '평균 조치일', h."snapshot" #> '{figures,meanDays}'),
        pg_temp.fact('overdueRate', '지연율', h."snapshot" #> '{figures,overdue}'),
        pg_temp.fact('opinionRate', '종사자 의견 이행률', h."snapshot" #> '{opinions,rate}'),
        json_build_object('name', 'opinions', 'label', '종사자 의견 청취·이행 (중대재해처벌법 시행령 제4조제7호)', 'kind', 'text',
          'value', null, 'text', format('종사자 의견 %s건 · 개선 필요 %s건 · 완료 %s건', h."snapshot" #>> '{opinions,total}',
            h."snapshot" #>> '{opinions,needed}', h."snapshot" #>> '{opinions,done}'))
      ),
      'lines', json_build_array(
        json_build_object('name', 'states', 'title', '상태별',
          'columns', json_build_array(pg_temp.cells('name', '상태별'), pg_temp.cells('total', '전체')),
          'rows', (select coalesce(json_agg(json_build_object('key', e.key, 'cells',
            json_build_object('name', pg_temp.state(e.key), 'total', e.value))), '[]') from jsonb_each_text(h."snapshot" -> 'states') e)),
        json_build_object('name', 'grades', 'title', '등급별',
          'columns', json_build_array(pg_temp.cells('name', '등급'), pg_temp.cells('total', '전체')),
          'rows', (select coalesce(json_agg(json_build_object('key', e.key, 'cells',
            json_build_object('name', pg_temp.grade(e.key), 'total', e.value))), '[]') from jsonb_each_text(h."snapshot" -> 'grades') e)),
        json_build_object('name', 'sources', 'title', '출처별',
          'columns', json_build_array(pg_temp.cells('name', '출처'), pg_temp.cells('total', '전체'), pg_temp.cells('closed', '종결')),
          'rows', (select coalesce(json_agg(json_build_object('key', e ->> 'sourceNm', 'cells', json_build_object(
            'name', e ->> 'sourceNm', 'total', e ->> 'total', 'closed', e ->> 'closed'))), '[]')
            from jsonb_array_elements(h."snapshot" -> 'sources') e)),
        json_build_object('name', 'overdue', 'title', '지연 목록',
          'columns', json_build_array(pg_temp.cells('no', '번호'), pg_temp.cells('name', '제목'), pg_temp.cells('grade', '등급'),
            pg_temp.cells('due', '기한'), pg_temp.cells('late', '지연'), pg_temp.cells('reason', '사유')),
          'rows', (select coalesce(json_agg(json_build_object('key', e ->> 'imprCd', 'cells', json_build_object(
            'no', e ->> 'imprCd', 'name', e ->> 'imprNm', 'grade', pg_temp.grade(e ->> 'gradeCd'), 'due', left(e ->> 'dueDt', 10),
            'late', e ->> 'lateDays', 'reason', coalesce(e ->> 'reason', '')))), '[]')
            from jsonb_array_elements(h."snapshot" -> 'overdue') e))
      ),
      'files', json_build_array()
    ),
    'data', h."snapshot"
  )::text as "content"
  from half h
)
insert into "revision" ("taskClassNm", "taskKey", "seriesKey", "rev", "revisionNm", "content", "sha256", "createUserId", "createDt")
select 'improvementHalf', "imprHalfNo"::text, "plantCd", 1, "revisionNm", "content",
  encode(sha256(convert_to("content", 'UTF8')), 'hex'), "createUserId", "createDt"
from made order by "createDt", "imprHalfNo";
drop function pg_temp.cells(text, text);
drop function pg_temp.fact(text, text, jsonb);
drop function pg_temp.head(text, text, text, jsonb, text);
drop function pg_temp.grade(text);
drop function pg_temp.state(text);
