import { sentences } from '../../../../core/shared/sentence.ts'

/** Why an event is what it is before the law. (SAF-01) */
export const flagReasons = sentences({
  death: [
    '사망자 {n}명 (규칙 제3조제1호)',
    '{n} dead (Enforcement Rule art. 3 no. 1)',
    '死亡{n}人（规则第3条第1项）',
    '{n} fallecidos (Regl. art. 3.1)',
  ],
  seriousInjured: [
    '{months}개월 이상 요양 부상자 동시 {n}명 (규칙 제3조제2호)',
    '{n} injured at once with {months} months or more of treatment (art. 3 no. 2)',
    '同时{n}人受伤且需疗养{months}个月以上（规则第3条第2项）',
    '{n} heridos a la vez con {months} meses o más de tratamiento (art. 3.2)',
  ],
  seriousMany: [
    '부상자·직업성 질병자 동시 {n}명 (규칙 제3조제3호)',
    '{n} injured or ill at once (art. 3 no. 3)',
    '同时{n}人受伤或患职业病（规则第3条第3项）',
    '{n} heridos o enfermos a la vez (art. 3.3)',
  ],
  deathDisaster: [
    '사망자 {n}명 (중대재해처벌법 제2조제2호가목)',
    '{n} dead (Serious Accidents Act art. 2 no. 2 a)',
    '死亡{n}人（重大灾害处罚法第2条第2项）',
    '{n} fallecidos (Ley de accidentes graves art. 2.2 a)',
  ],
  disasterInjured: [
    '{months}개월 이상 치료 부상자 {n}명 (중대재해처벌법 제2조제2호나목)',
    '{n} injured with {months} months or more of treatment (art. 2 no. 2 b)',
    '{n}人受伤且需治疗{months}个月以上（同法第2条第2项）',
    '{n} heridos con {months} meses o más de tratamiento (art. 2.2 b)',
  ],
  diseases: [
    '동일 유해요인 직업성 질병자 1년 내 {n}명 (중대재해처벌법 제2조제2호다목)',
    '{n} occupational diseases from one agent within a year (art. 2 no. 2 c)',
    '同一有害因素一年内职业病{n}人（同法第2条第2项）',
    '{n} enfermedades por el mismo agente en un año (art. 2.2 c)',
  ],
  form: [
    '사망 또는 휴업 {days}일 이상 (규칙 제73조)',
    'Death, or {days} days of rest or more (art. 73)',
    '死亡或停工{days}天以上（规则第73条）',
    'Muerte o {days} días de baja o más (art. 73)',
  ],
  chemical: [
    '누출량 {qty} > {limit} kg·L (화학물질관리법 제43조)',
    'Release of {qty} > {limit} kg·L (Chemicals Control Act art. 43)',
    '泄漏量{qty} > {limit} kg·L（化学物质管理法第43条）',
    'Fuga de {qty} > {limit} kg·L (Ley de sustancias químicas art. 43)',
  ],
  chemicalHurt: [
    '화학물질 누출과 인명피해 (화학물질관리법 제43조)',
    'A release that hurt people (art. 43)',
    '化学品泄漏并造成人员伤害（第43条）',
    'Fuga con personas afectadas (art. 43)',
  ],
  chemicalUnknown: [
    '누출량을 아직 모름: 신고 대상으로 봄 (화학물질관리법 제43조)',
    'The amount is not known yet: held to be reportable (art. 43)',
    '泄漏量未知：视为应报告（第43条）',
    'Cantidad aún desconocida: se considera notificable (art. 43)',
  ],
  process: [
    '공정안전관리 대상 공정 (법 제44조)',
    'A process under process safety management (art. 44)',
    '属于工艺安全管理对象（法第44条）',
    'Proceso sujeto a gestión de seguridad de procesos (art. 44)',
  ],
  cause: [
    '원인조사 대상 후보 (법 제56조, 규칙 제71조제2항): 안전관리자 확인 필요',
    'Candidate for an official investigation (art. 56): to be confirmed by safety staff',
    '原因调查候选（法第56条）：需安全管理者确认',
    'Candidato a investigación oficial (art. 56): lo confirma seguridad',
  ],
})
