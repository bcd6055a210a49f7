import { sentences } from '../../shared/sentence.ts'

export const outageRefusals = sentences({
  diskFull: [
    '서버의 저장 공간이 부족하여 저장하지 못했습니다. 입력한 내용을 그대로 두고 관리자에게 알려 주세요.',
    'The server is out of storage space, so nothing was saved. Leave what you entered as it is and tell the administrator.',
    '服务器存储空间不足，未能保存。请保留已输入的内容并通知管理员。',
    'El servidor no tiene espacio y no se guardó nada. Deje lo que ha introducido como está y avise al administrador.',
  ],
  tooSlow: [
    '처리가 오래 걸려 중단했고 저장하지 않았습니다. 잠시 후 다시 시도해 주세요.',
    'This took too long, was stopped and nothing was saved. Try again in a moment.',
    '处理时间过长已中止，未保存。请稍后重试。',
    'Tardó demasiado, se detuvo y no se guardó nada. Inténtelo de nuevo en un momento.',
  ],
  databaseAway: [
    '데이터베이스에 연결되지 않아 처리하지 못했습니다. 잠시 후 다시 시도해 주세요.',
    'The database cannot be reached, so this was not done. Try again in a moment.',
    '无法连接数据库，未能处理。请稍后重试。',
    'No se puede acceder a la base de datos y no se hizo nada. Inténtelo de nuevo en un momento.',
  ],
  overload: [
    '지금 요청이 많아 처리하지 못했습니다. 잠시 후 다시 시도해 주세요.',
    'There are too many requests right now. Please try again in a moment.',
    '当前请求过多，未能处理。请稍后重试。',
    'Hay demasiadas solicitudes en este momento. Vuelva a intentarlo en un instante.',
  ],
})
