import { texts } from '../../../../core/shared/four-texts.ts'

export const measureTexts = texts({
  help: [
    '감소대책은 대상이 확정되면 개선요청으로 등록되어 이행되고, 검증된 위험이 잔여위험성으로 돌아옵니다.',
    'A measure goes to the register of improvements as its target is confirmed; what is verified there comes back as the residual risk.',
    '对象确定后措施登记为改善请求执行，验证的风险作为剩余风险返回。',
    'La medida pasa al registro de mejoras al confirmarse el objeto; lo verificado vuelve como riesgo residual.',
  ],
  basic: ['감소대책', 'Measure', '降低措施', 'Medida'],
  rows: ['대책이 낮추는 위험', 'Risks that it lowers', '该措施降低的风险', 'Riesgos que reduce'],
  hazard: ['유해·위험요인', 'Hazard', '危害因素', 'Peligro'],
  before: ['현재', 'Now', '当前', 'Actual'],
  after: ['잔여', 'Residual', '剩余', 'Residual'],
  register: ['개선요청', 'Improvement', '改善请求', 'Mejora'],
  further: ['추가대책 등록', 'Enter a further measure', '登记追加措施', 'Registrar otra medida'],
  target: ['평가대상 열기', 'Open the target', '打开评估对象', 'Abrir el objeto'],
  ok: ['등록', 'Enter', '登记', 'Registrar'],
  cancel: ['취소', 'Cancel', '取消', 'Cancelar'],
  notHanded: [
    '평가대상이 확정되면 개선요청으로 넘어가 이행합니다.',
    'Once its target is confirmed it becomes an improvement and is carried out there.',
    '评估对象确定后转为改善请求并执行。',
    'Al confirmarse el objeto pasa a ser una mejora y se ejecuta allí.',
  ],
})
