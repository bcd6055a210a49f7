import kit from 'antd/es/locale/en_US'

export const pack = { kit, tag: 'en' }
