import { consents } from './vendor-user.rule.ts'

/**
 * The texts with which an installation starts. What is collected, why, how long and that somebody may refuse are the
 * four things 개인정보 보호법 제15조제2항 asks to be told; the years are those of the purge (확인 필요).
 */
export const consentFacts = [
  {
    consentKindCd: consents.account,
    contKr:
      '수집 항목: 이름, 메일, 휴대전화, 접속기록. 목적: 협력업체 포털 계정의 개설과 업무 알림. 보유: 계정 중지 후 파기 기준에 따릅니다(확인 필요). 동의를 거부할 수 있으며, 거부하면 포털 계정을 만들 수 없습니다.',
    contEn:
      'Collected: name, mail address, mobile number, access log. Purpose: to open a contractor portal account and to send notices of work. Kept: until the period of erasing after the account is stopped (to be confirmed). You may refuse; then no account can be opened.',
    contZh:
      '收集项目：姓名、邮箱、手机、访问记录。目的：开通承包商门户账号及业务通知。保存：账号停用后按销毁标准（待确认）。您可以拒绝，但无法开通门户账号。',
    contEs:
      'Se recogen: nombre, correo, móvil y registro de accesos. Fin: abrir una cuenta del portal y enviar avisos de trabajo. Plazo: hasta su borrado tras suspender la cuenta (por confirmar). Puede negarse; entonces no se abrirá la cuenta.',
  },
  {
    consentKindCd: consents.worker,
    contKr:
      '수집 항목: 성명, 생년월일, 국적, 휴대전화, 비상연락처, 사진, 자격·교육 이력. 목적: 사업장 출입과 작업 적격 확인. 보유: 계약 종료 후 파기 기준에 따릅니다(확인 필요). 동의를 거부할 수 있으며, 거부하면 출입할 수 없습니다.',
    contEn:
      'Collected: name, date of birth, nationality, mobile number, emergency contact, photograph, qualifications and training. Purpose: to check that you may enter the plant and work there. Kept: until the period of erasing after the contract (to be confirmed). You may refuse; then you cannot enter.',
    contZh:
      '收集项目：姓名、出生日期、国籍、手机、紧急联系人、照片、资格与培训记录。目的：确认进厂和作业资格。保存：合同结束后按销毁标准（待确认）。您可以拒绝，但无法进厂。',
    contEs:
      'Se recogen: nombre, fecha de nacimiento, nacionalidad, móvil, contacto de emergencia, foto, cualificaciones y formación. Fin: comprobar que puede entrar y trabajar en la planta. Plazo: hasta su borrado tras el contrato (por confirmar). Puede negarse; entonces no podrá entrar.',
  },
  {
    consentKindCd: consents.provider,
    contKr:
      '제공받는 자: 작업이 이루어지는 사업장. 제공 항목: 성명, 생년월일, 사진, 자격·교육 이력. 목적: 출입과 작업허가. 보유: 계약 종료 후 파기 기준에 따릅니다(확인 필요). 동의를 거부할 수 있으며, 거부하면 출입할 수 없습니다.',
    contEn:
      'Passed on to: the plant where the work is done. What: name, date of birth, photograph, qualifications and training. Purpose: entry and work permits. Kept: until the period of erasing after the contract (to be confirmed). You may refuse; then you cannot enter.',
    contZh:
      '接收方：作业所在工厂。提供项目：姓名、出生日期、照片、资格与培训记录。目的：出入与作业许可。保存：合同结束后按销毁标准（待确认）。您可以拒绝，但无法进厂。',
    contEs:
      'Se ceden a: la planta donde se trabaja. Qué: nombre, fecha de nacimiento, foto, cualificaciones y formación. Fin: acceso y permisos de trabajo. Plazo: hasta su borrado tras el contrato (por confirmar). Puede negarse; entonces no podrá entrar.',
  },
  {
    consentKindCd: consents.sensitive,
    contKr:
      '수집 항목: 건강진단 종류와 일자, 업무 적합 여부와 제한사항(검진 결과 자체는 받지 않습니다). 목적: 건강진단 대상 작업의 배치 확인. 보유: 계약 종료 후 파기 기준에 따릅니다(확인 필요). 동의를 거부할 수 있으며, 거부하면 해당 작업에 투입되지 않습니다.',
    contEn:
      'Collected: kind and date of the health check, fitness for the work and limits (not the results themselves). Purpose: to place people in work that needs a health check. Kept: until the period of erasing after the contract (to be confirmed). You may refuse; then you are not put to such work.',
    contZh:
      '收集项目：体检种类与日期、岗位适合与否及限制（不收取体检结果本身）。目的：确认需体检作业的安排。保存：合同结束后按销毁标准（待确认）。您可以拒绝，但不会被安排该类作业。',
    contEs:
      'Se recogen: tipo y fecha del reconocimiento, aptitud y límites (no los resultados). Fin: asignar trabajos que exigen reconocimiento. Plazo: hasta su borrado tras el contrato (por confirmar). Puede negarse; entonces no se le asignarán esos trabajos.',
  },
] as const
