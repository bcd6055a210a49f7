import { texts } from '../../../../core/shared/four-texts.ts'

/** Safety information sheets. */
export const safetyInfoPageTexts = texts({
  plantHelp: [
    '화학물질 설비의 개조·분해·내부작업, 밀폐공간, 굴착 작업 전에 업체에 서면으로 알리는 내용입니다. 제공하면 업체가 수령 확인(서명)을 하고, 그 전에는 작업허가를 승인할 수 없습니다.',
    'What a vendor is told in writing before work on or inside chemical equipment, in confined spaces or excavations. Once given, the vendor confirms receipt (signs); no work permit can be approved before.',
    '化学设备的改造、分解、内部作业及受限空间、挖掘作业前，以书面告知承包商的内容。提供后由承包商确认签收，此前不能批准作业许可。',
    'Lo que se comunica por escrito al contratista antes de trabajar en instalaciones químicas, espacios confinados o excavaciones. El contratista confirma la recepción (firma); antes no se puede aprobar el permiso de trabajo.',
  ],
  vendorHelp: [
    '사업장이 제공한 정보제공서입니다. 내용을 작업자에게 알리고 수령 확인을 해 주세요. 하도급을 주었다면 사본을 제공하고 기록하세요.',
    'Information sheets given by the plant. Tell your workers and confirm receipt. If you subcontract, give a copy and record it.',
    '工厂提供的信息书。请告知作业人员并确认签收。如有分包，请提供副本并记录。',
    'Hojas que entrega la planta. Informe a los trabajadores y confirme la recepción. Si subcontrata, entregue una copia y regístrela.',
  ],
  vendorEmpty: [
    '제공받은 정보제공서가 없습니다.',
    'No information sheets have been given.',
    '没有收到的信息书。',
    'No ha recibido hojas de información.',
  ],
  plantEmpty: [
    '작성된 정보제공서가 없습니다. 정보제공 대상 계약에 정보제공서를 작성하세요.',
    'No information sheets are written. Write one for a contract that owes information.',
    '没有编制的信息书。请为须提供信息的合同编制。',
    'No hay hojas. Redacte una para un contrato que deba informarse.',
  ],
  workers: ['작업자에게 전달', 'Passed on to the workers', '传达给作业人员', 'Comunicado a los trabajadores'],
  content: [
    '제공 내용 (시행규칙 제83조제1항)',
    'What is told (Enforcement Rule Art. 83(1))',
    '提供内容（施行规则第83条第1款）',
    'Contenido (Reglamento art. 83.1)',
  ],
  chemicals: ['취급물질', 'Substances handled', '处理物质', 'Sustancias manipuladas'],
  given: ['제공과 확인', 'Giving and checking', '提供与确认', 'Entrega y verificación'],
})
