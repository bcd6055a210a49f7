import { texts } from '../../../../core/shared/four-texts.ts'

/** Reagents and the log of special substances. */
export const reagentTexts = texts({
  'log.what': ['취급 내용', 'What was handled', '操作内容', 'Qué se manipuló'],
  'log.how': ['작업과 보호', 'Work and protection', '作业与防护', 'Trabajo y protección'],
  'log.choose': ['구성성분 선택', 'Choose a component', '选择成分', 'Elija un componente'],
  'log.productFirst': [
    '먼저 제품을 고르세요.',
    'Choose the product first.',
    '请先选择产品。',
    'Elija primero el producto.',
  ],
  'log.noComponent': [
    '이 제품에는 공개된 구성성분이 없습니다.',
    'This product has no open component.',
    '该产品没有公开的成分。',
    'Este producto no tiene componentes públicos.',
  ],
  'help.request': [
    '필요한 시약을 신청합니다. 부서장이 승인하면 시약 관리자가 사용기한이 빠른 병에서 소분하여 불출합니다.',
    'Ask for reagents. After the head has approved, the keeper fills them from the bottle that must be used first.',
    '申请所需试剂。部门负责人批准后，试剂管理员从先到期的瓶中分装发放。',
    'Solicite reactivos. Tras la aprobación del jefe, el responsable los trasvasa del envase que caduca antes.',
  ],
  'help.issue': [
    '승인된 신청을 열어 불출하면 재고에서 빠지고 소분 용기번호와 라벨이 만들어집니다.',
    'Open an approved request and hand it out: it leaves the stock, bottles get numbers and labels.',
    '打开已批准申请并发放，即从库存扣除并生成分装容器编号和标签。',
    'Abra una solicitud aprobada y entregue: sale de existencias y se crean números y etiquetas.',
  ],
  'help.return': [
    '수령을 확인하고, 남은 양을 반납량에 적어 저장한 뒤 반납합니다.',
    'Confirm what was received; write down what is left, save and give it back.',
    '确认领取，填写剩余量并保存后归还。',
    'Confirme lo recibido; anote lo que queda, guarde y devuelva.',
  ],
  'help.log': [
    '특별관리물질을 취급한 사람, 물질, 양, 작업과 보호구를 적습니다(안전보건규칙 제439조). 30년간 보존되며 삭제할 수 없습니다.',
    'Who handled which special substance, how much, at what work, with what protection (article 439). Kept for 30 years, never deleted.',
    '记录使用特别管理物质的人员、物质、数量、作业和防护用品（安全保健规则第439条）。保存30年，不可删除。',
    'Quién manipuló qué sustancia especial, cuánto, en qué trabajo y con qué protección (art. 439). Se conserva 30 años.',
  ],
  noLog: [
    "작성한 취급일지가 없습니다. 특별관리물질을 취급한 날 '등록'으로 작성하세요.",
    'No entry yet. Write one on the day a special substance is handled.',
    '尚无记录。使用特别管理物质当天请登记。',
    'Sin registros. Escriba uno el día en que se manipule una sustancia especial.',
  ],
  request: ['신청', 'Request', '申请', 'Solicitud'],
  reagents: ['시약', 'Reagents', '试剂', 'Reactivos'],
  name: ['시약 불출신청', 'Reagent request', '试剂领用申请', 'Solicitud de reactivo'],
  labels: ['소분 라벨', 'Bottle labels', '分装标签', 'Etiquetas'],
  print: ['{month} 일지 인쇄', 'Print log {month}', '打印{month}日志', 'Imprimir {month}'],
})
