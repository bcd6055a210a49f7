-- A list names the grade of a measure; recommendations of studies had none.
update "rsaMeasure" m set "riskGradeCd" = case when g."registerGradeCd" in ('U', 'H') then 'H' when g."registerGradeCd" = 'M' then 'M' else 'L' end
from "rsaTarget" t join "rsaMatrixGrade" g using ("rsaMatrixNo")
where t."rsaTargetNo" = m."rsaTargetNo" and g."gradeCd" = m."worstGradeCd" and m."riskGradeCd" is null;
