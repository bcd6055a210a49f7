import { afterEach, expect, test } from 'vitest'
import axe from 'axe-core'
import { Switch } from 'antd'
import { preferences } from '../preferences.ts'
import { hidePage, showPage } from '../testing/show-page.tsx'

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
  // Colours move to those of the theme; what counts is where they come to rest.
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)))
  const { violations, passes } = await axe.run(host, { runOnly: ['color-contrast'] })
  expect(violations.map(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
  expect(passes.map(({ id }) => id)).toEqual(['color-contrast'])
})
