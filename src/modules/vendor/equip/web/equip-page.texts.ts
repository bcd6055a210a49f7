import { texts } from '../../../../core/shared/four-texts.ts'

/** The equipment of vendors. */
export const equipPageTexts = texts({
  plantHelp: [
    '협력업체가 반입하는 장비입니다. 검사·보험이 작업일에 끝나 있거나 조종자 자격이 없으면 작업허가를 요청할 수 없습니다. 서류를 확인하고 반입승인하세요.',
    'Equipment that vendors bring in. With an inspection or insurance that has ended by the day of work, or an operator without licence, no work permit can be requested. Check the papers, then let it in.',
    '承包商进场的设备。作业日检验或保险已到期，或操作人员无资格时，不能申请作业许可。请核对文件后批准进场。',
    'Equipos que traen los contratistas. Si la inspección o el seguro ha vencido el día del trabajo, o el operador no tiene licencia, no se puede pedir permiso de trabajo. Revise los documentos y autorice.',
  ],
  vendorHelp: [
    '반입할 장비와 검사·보험 유효일, 조종자를 등록하세요. 사업장 담당자가 반입승인한 장비만 작업허가에 쓸 수 있습니다.',
    'Register the equipment to bring in, with the last days of inspection and insurance and the operator. Only equipment that the plant has let in can be used in work permits.',
    '请登记进场设备、检验与保险有效期及操作人员。只有工厂负责人批准进场的设备才能用于作业许可。',
    'Registre el equipo, la validez de inspección y seguro, y el operador. Solo el equipo autorizado por la planta puede usarse en permisos de trabajo.',
  ],
  empty: [
    '등록된 장비가 없습니다. 등록 단추나 엑셀 양식으로 장비를 등록하세요.',
    'No equipment is registered. Register it with the button or the Excel form.',
    '没有登记的设备。请用登记按钮或Excel模板登记。',
    'No hay equipos registrados. Regístrelos con el botón o la plantilla de Excel.',
  ],
  nameSample: ['50톤 이동식크레인', '50 t mobile crane', '50吨移动式起重机', 'Grúa móvil de 50 t'],
  regNoSample: ['전남06가1234', '전남06가1234', '전남06가1234', '전남06가1234'],
  validity: ['유효기간과 조종자', 'Validity and operator', '有效期与操作人员', 'Validez y operador'],
  licences: [
    '자격은 작업자에 등록합니다.',
    'Licences are registered with the worker.',
    '资格在作业人员中登记。',
    'Las licencias se registran en el trabajador.',
  ],
  inspection: ['검사', 'Inspection', '检验', 'Inspección'],
  insurance: ['보험', 'Insurance', '保险', 'Seguro'],
})
