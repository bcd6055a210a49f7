import { texts } from '../../../../core/shared/four-texts.ts'

/** Whom a plant bars. */
export const entryBanTexts = texts({
  help: [
    '우리 사업장의 출입정지입니다. 대상자를 비우면 업체 전체가 정지됩니다. 게이트, 투입확인, 작업허가, 출입신청과 QR이 바로 따릅니다. 풀 때는 해제일과 해제사유를 적으세요. 다른 사업장의 출입은 바뀌지 않습니다.',
    'Bans of your plant. Without a worker the whole vendor is barred. Gates, checks before work, permits, entry requests and QR codes follow at once. To lift one, give day and reason. Entry to other plants stays as it is.',
    '本工厂的停止出入。不选对象人员则整个承包商被停止。门禁、投入确认、作业许可、出入申请和二维码立即生效。解除时请填写解除日期和原因。其他工厂的出入不受影响。',
    'Prohibiciones de su planta. Sin trabajador, se prohíbe a todo el contratista. Puertas, controles, permisos, solicitudes y códigos QR la siguen al instante. Para levantarla, indique día y motivo. Las demás plantas no cambian.',
  ],
  vendorHelp: [
    '사업장이 등록한 우리 업체의 출입정지입니다. 해제는 그 사업장의 담당자에게 요청하세요.',
    'Bans of your company and people by the plants. Ask the plant to lift one.',
    '工厂对本公司及人员登记的停止出入。请向该工厂负责人申请解除。',
    'Prohibiciones de las plantas a su empresa y personal. Pida a la planta que la levante.',
  ],
  wholeCompany: [
    '비우면 업체 전체가 정지됩니다.',
    'Left empty, the whole vendor is barred.',
    '留空则整个承包商被停止。',
    'Vacío: se prohíbe a todo el contratista.',
  ],
  untilLifted: [
    '비우면 해제할 때까지입니다.',
    'Left empty: until it is lifted.',
    '留空则持续到解除为止。',
    'Vacío: hasta que se levante.',
  ],
  empty: ['출입정지가 없습니다.', 'Nobody is barred.', '没有停止出入。', 'No hay prohibiciones.'],
  parts: ['작업자 구분', 'Parts of the workers', '作业人员分类', 'Partes de los trabajadores'],
  workers: ['작업자', 'Workers', '作业人员', 'Trabajadores'],
  bans: ['출입정지', 'Bans', '停止出入', 'Prohibiciones'],
  here: ['{plant} 출입정지', 'Barred: {plant}', '{plant}停止出入', 'Prohibido: {plant}'],
})
