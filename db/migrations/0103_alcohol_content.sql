-- 알코올류 counts from 60 중량% on: the figure stands in the dated table like those of 과산화수소 and 질산. (위험물안전관리법 시행령 별표 1 비고)
update "chmDesigQty" set "contentMinPct" = 60 where "hazItemCd" = '4A' and "contentMinPct" is null;
