import { texts } from '../../../../core/shared/four-texts.ts'

/** The papers of companies and their verification. */
export const docPageTexts = texts({
  plantHelp: [
    '업체가 등록한 서류입니다. 내용을 확인하면 출입 적격 검사에 쓰이고, 반려하면 업체에 사유가 통보됩니다. 30일 안에 끝나는 서류는 노란색입니다.',
    'Papers that vendors have registered. Verified ones count in the entry check; when one is returned the vendor is told why. Papers that end within 30 days are yellow.',
    '承包商登记的文件。确认后用于出入资格检查，退回时会将原因通知承包商。30天内到期的文件显示为黄色。',
    'Documentos que registran los contratistas. Los verificados cuentan en el control de acceso; si se devuelve uno, se comunica el motivo. Los que vencen en 30 días salen en amarillo.',
  ],
  vendorHelp: [
    '사업자등록증, 산재보험 가입증명처럼 출입신청에 필요한 서류를 등록합니다. 등록한 뒤 열어서 파일을 붙이면 안전담당이 확인합니다.',
    'Register the papers that an entry request needs, such as business registration and accident insurance. Open the paper and attach its file; the safety officer then verifies it.',
    '登记出入申请所需的文件，如营业执照、工伤保险参保证明。登记后打开并附上文件，由安全负责人确认。',
    'Registre los documentos que exige la solicitud de acceso, como el registro mercantil y el seguro de accidentes. Ábralo y adjunte el archivo; el responsable de seguridad lo verifica.',
  ],
  unverified: ['미확인', 'Not verified', '未确认', 'Sin verificar'],
  noEnd: ['만료 없음', 'does not end', '无到期日', 'no caduca'],
  empty: [
    '등록된 업체서류가 없습니다.',
    'No company papers are registered.',
    '没有登记的企业文件。',
    'No hay documentos registrados.',
  ],
  paper: ['서류', 'Paper', '文件', 'Documento'],
  file: ['파일', 'File', '附件', 'Archivo'],
  reason: ['반려사유', 'Reason of return', '退回原因', 'Motivo de devolución'],
  atLeast: [
    '{label} (5자 이상)',
    '{label} (at least 5 characters)',
    '{label}（至少5个字）',
    '{label} (mínimo 5 caracteres)',
  ],
  verified: [
    '서류를 확인하였습니다.',
    'The paper has been verified.',
    '文件已确认。',
    'Documento verificado.',
  ],
  returned: ['서류를 반려하였습니다.', 'The paper has been returned.', '文件已退回。', 'Documento devuelto.'],
  verify: ['확인', 'Verify', '确认', 'Verificar'],
  return: ['반려', 'Return', '退回', 'Devolver'],
  returnTitle: ['서류 반려', 'Return the paper', '退回文件', 'Devolver documento'],
})
