import { sentences } from '../../core/shared/sentence.ts'

export const kioskSignInMessages = sentences({
  wrong: [
    '출입증 번호 또는 PIN이 올바르지 않습니다. ({count}/{failuresAllowed})',
    'Badge number or PIN is wrong. ({count}/{failuresAllowed})',
    '出入证号码或PIN不正确。({count}/{failuresAllowed})',
    'El número de credencial o el PIN no es correcto. ({count}/{failuresAllowed})',
  ],
  locked: [
    'PIN을 {failuresAllowed}회 틀려 {minutes}분 동안 이 출입증을 단말기에서 쓸 수 없습니다. PC 로그인은 그대로 됩니다.',
    'The PIN was wrong {failuresAllowed} times: this badge is closed at the kiosks for {minutes} minutes. Signing in on a PC still works.',
    'PIN错误{failuresAllowed}次，此出入证{minutes}分钟内不能在终端使用。电脑登录不受影响。',
    'PIN erróneo {failuresAllowed} veces: esta credencial queda cerrada en los terminales {minutes} minutos. El acceso desde un PC sigue igual.',
  ],
})

export const pinMessages = sentences({
  form: [
    'PIN은 숫자 {pinLength}자리입니다.',
    'The PIN has {pinLength} digits.',
    'PIN为{pinLength}位数字。',
    'El PIN tiene {pinLength} dígitos.',
  ],
  repeat: [
    'PIN과 PIN 확인은 동일해야 합니다.',
    'The PIN and its repetition must be the same.',
    'PIN与确认PIN必须一致。',
    'El PIN y su repetición deben coincidir.',
  ],
  simple: [
    '같은 숫자나 이어지는 숫자로 된 PIN은 쓸 수 없습니다.',
    'A PIN of equal or consecutive digits cannot be used.',
    '不能使用相同或连续数字的PIN。',
    'No se admite un PIN de dígitos iguales o consecutivos.',
  ],
})

export const kioskMessages = sentences({
  notEntered: [
    '이 단말기에서 본인이 입력한 것으로 확인되지 않습니다. 다시 로그인하여 입력하세요.',
    'It cannot be shown that this was entered at this kiosk by its person. Sign in and enter it again.',
    '无法确认是本人在此终端输入。请重新登录后输入。',
    'No consta que su autor lo introdujera en este terminal. Entre e introdúzcalo de nuevo.',
  ],
  unknown: [
    '등록된 현장 단말기가 아닙니다. 관리자가 이 기기에서 다시 등록해야 합니다.',
    'This is not a registered field kiosk. An administrator has to register it again on this device.',
    '本设备不是已注册的现场终端，需由管理员在本设备重新注册。',
    'Este equipo no es un terminal registrado. Un administrador debe registrarlo de nuevo aquí.',
  ],
  unused: [
    '사용하지 않는 단말기입니다. 사용으로 바꾼 뒤 등록하세요.',
    'The kiosk is not in use. Set it to in use before registering it.',
    '该终端已停用，请改为使用后再注册。',
    'El terminal no está en uso. Póngalo en uso antes de registrarlo.',
  ],
  inUse: [
    '이 단말기에서 한 기록이 있습니다. 삭제하지 말고 미사용으로 바꾸세요.',
    'Something was recorded at this kiosk. Set it to not in use instead of deleting it.',
    '该终端有使用记录，请勿删除，改为停用。',
    'Hay registros hechos en este terminal. Póngalo fuera de uso en lugar de eliminarlo.',
  ],
})

export const pinServerMessages = sentences({
  badgeForm: [
    '출입증 번호는 영문, 숫자, 하이픈 4~30자입니다.',
    'A badge number has 4 to 30 letters, digits or hyphens.',
    '出入证号码为4至30位字母、数字或连字符。',
    'El número de credencial tiene de 4 a 30 letras, cifras o guiones.',
  ],
  badgeTaken: [
    '다른 사람의 출입증 번호입니다.',
    "This is somebody else's badge number.",
    '这是他人的出入证号码。',
    'Es el número de credencial de otra persona.',
  ],
})
