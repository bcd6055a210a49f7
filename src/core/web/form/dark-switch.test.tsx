import { afterEach, expect, test } from 'vitest'
import axe from 'axe-core'
import { Switch } from 'antd'
import { preferences } from '../preferences.ts'
import { hidePage, showPage } from '../testing/show-page.tsx'
import { expectNoFaults } from '../testing/axe-at-rest.ts'

afterEach(() => {
  hidePage()
  preferences.setTheme('light')
})

const Switches = () => (
  <form>
    {[true, false].map((checked) => (
      <Switch
        key={String(checked)}
        aria-label={`사용 ${checked}`}
        checked={checked}
        checkedChildren="사용"
        unCheckedChildren="미사용"
      />
    ))}
  </form>
)

test.each(['light', 'dark'] as const)('both words of a switch can be read in the %s theme', async (theme) => {
  preferences.setTheme(theme)
  const host = showPage(Switches)
  await expect.poll(() => host.querySelectorAll('.ant-switch').length).toBe(2)
  await expect.poll(() => document.documentElement.dataset['theme']).toBe(theme)
  await expectNoFaults(host, { runOnly: ['color-contrast'] })
  const { passes } = await axe.run(host, { runOnly: ['color-contrast'] })
  expect(passes.map(({ id }) => id)).toEqual(['color-contrast'])
})
