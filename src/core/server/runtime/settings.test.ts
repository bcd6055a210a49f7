import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSettings, settingDefinitions, settingsTable } from './settings.ts'

const TOKEN_SECRET = 'x'.repeat(40)

describe('readSettings', () => {
  test('has a default for everything', () => {
    expect(readSettings({ TOKEN_SECRET })).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      dataDir: path.resolve('data'),
      fileDir: path.resolve('data/files'),
      databasePort: 15_432,
      workers: 1,
      seedDemo: true,
      tokenSecret: TOKEN_SECRET,
      accessMinutes: 30,
      trustProxy: false,
      smtpUrl: undefined,
      mailFrom: 'no-reply@localhost',
      smsGateway: undefined,
      logLevel: 'warn',
    })
  })

  test('takes what is given', () => {
    const settings = readSettings({
      TOKEN_SECRET,
      PORT: '8080',
      PUBLIC_URL: 'https://portal.example.com/',
      DATA_DIR: '/srv/portal',
      ACCESS_MINUTES: '0.5',
      TRUST_PROXY: '10.0.0.1, 192.168.0.0/16',
      SMS_URL: 'https://sms.example.com/messages',
      SMS_TOKEN: 'token-of-the-portal',
      SEED_DEMO: '',
    })
    expect(settings).toMatchObject({
      port: 8080,
      publicUrl: 'https://portal.example.com',
      fileDir: '/srv/portal/files',
      accessMinutes: 0.5,
      smsGateway: { url: 'https://sms.example.com/messages', token: 'token-of-the-portal' },
      trustProxy: ['10.0.0.1', '192.168.0.0/16'],
      seedDemo: true,
    })
  })

  test('seeds no demo into a given database unless asked', () => {
    const DATABASE_URL = 'postgres://u:p@db:5432/portal'
    expect(readSettings({ TOKEN_SECRET, DATABASE_URL }).seedDemo).toBe(false)
    expect(readSettings({ TOKEN_SECRET, DATABASE_URL, SEED_DEMO: 'yes' }).seedDemo).toBe(true)
  })

  test.each([
    ['PORT', '70000', /^설정 PORT의 값 '70000'이\(가\) 잘못되었습니다\. 1–65535/],
    ['SEED_DEMO', 'maybe', /SEED_DEMO.*yes 또는 no/],
    ['PUBLIC_URL', 'portal', /PUBLIC_URL.*http\(s\)/],
    ['LOG_LEVEL', 'loud', /LOG_LEVEL.*fatal/],
    ['TRUST_PROXY', 'true!', /TRUST_PROXY/],
    ['MAIL_FROM', 'portal', /MAIL_FROM의 값 'portal'/],
    ['SMS_URL', 'https://sms.example.com', /SMS_URL과 SMS_TOKEN은 함께/],
    ['SMS_TOKEN', 'a b', /설정 SMS_TOKEN의 값이\(가\)/],
    ['SMTP_URL', 'http://u:p@mail', /설정 SMTP_URL의 값이\(가\)/],
  ])('refuses %s=%s in one line', (name, value, line) => {
    expect(() => readSettings({ TOKEN_SECRET, [name]: value })).toThrow(line)
  })

  test('names every bad setting, and never shows a secret', () => {
    const read = () =>
      readSettings({ TOKEN_SECRET: 'short-secret', DATABASE_URL: 'mysql://u:password@db', PORT: 'x' })
    expect(read).toThrow(/PORT.*\n.*DATABASE_URL.*\n.*TOKEN_SECRET/)
    expect(read).not.toThrow(/short-secret|password@/)
  })
})

test('the table for README has a row for every setting', () => {
  const rows = settingsTable().split('\n').slice(2)
  expect(rows.map((row) => /`(\w+)`/.exec(row)?.[1])).toEqual(Object.keys(settingDefinitions))
})
