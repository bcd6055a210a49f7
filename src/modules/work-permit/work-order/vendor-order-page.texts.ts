import { texts } from '../../../core/shared/four-texts.ts'

/** What a company reads where it asks for work on its contract. */
export const vendorOrderTexts = texts({
  ask: ['작업의뢰 요청', 'Ask for a work order', '申请作业委托', 'Solicitar orden de trabajo'],
  help: [
    '계약을 고르면 사업장, 의뢰부서, 감독자가 정해집니다. 감독자가 접수하고 작업평가를 마치면 작업허가를 쓸 수 있습니다.',
    'The contract names plant, department and supervisor. Once the supervisor has accepted and assessed the work, permits can be written.',
    '选择合同后，工厂、委托部门和监督人随之确定。监督人受理并完成作业评估后即可填写作业许可。',
    'El contrato determina planta, departamento y supervisor. Cuando el supervisor la reciba y evalúe, se podrán redactar permisos.',
  ],
  contract: ['도급계약', 'Contract', '承包合同', 'Contrato'],
  supervisor: ['감독자', 'Supervisor', '监督人', 'Supervisor'],
  what: ['작업', 'Work', '作业', 'Trabajo'],
  none: [
    '진행 중인 도급계약이 없습니다. 발주부서에 계약 등록을 요청하세요.',
    'No contract is in progress. Ask the ordering department to register one.',
    '没有进行中的承包合同。请联系发包部门登记合同。',
    'No hay contratos en curso. Pida al departamento contratante que registre uno.',
  ],
  close: ['닫기', 'Close', '关闭', 'Cerrar'],
  save: ['저장', 'Save', '保存', 'Guardar'],
  send: ['저장하고 의뢰', 'Save and request', '保存并委托', 'Guardar y solicitar'],
  asked: ['우리가 요청한 작업의뢰', 'Orders we asked for', '我们申请的作业委托', 'Órdenes que solicitamos'],
  waits: ['{name}님이 접수합니다.', '{name} accepts it.', '由{name}受理。', 'La recibe {name}.'],
  round: ['{count}차 의뢰', 'Request no. {count}', '第{count}次委托', 'Solicitud n.º {count}'],
})
