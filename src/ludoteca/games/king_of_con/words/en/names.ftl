# The names of the Objects and of the house Scenarios.

object-1 = Pulp of the Ninth Moon
object-2 = Orbit of No Return, Sealed Tape
object-3 = Captain Quasar with Light-Up Cockpit
object-4 = Star-Hex Empire, Numbered Copy
object-5 = Ray Gun Signed by the Admiral
object-6 = Cape & Cowl no. 1, Autographed
object-7 = Thunder Girl on Laserdisc
object-8 = The Masked Mole, Never Unboxed
object-9 = League of Tights, Collector’s Box
object-10 = Heroic Toilet Roll no. 0042
object-11 = Grimoire of the Seven Gates
object-12 = Dragon Road, Signed by the Dragon
object-13 = Wobbly Elf Ranger of ’83
object-14 = Dungeon Box, Still Wrapped
object-15 = Greatsword of the Last Queen
object-16 = Noodle Ninja, Complete Slipcase
object-17 = Starlight Idols, Numbered Tin
object-18 = Giant Robot Raijin-X, Autographed
object-19 = Thousand-Fist Arcade Cartridge
object-20 = Magical Wand, Unopened
object-21 = Tales from the Damp Cellar, Sealed
object-22 = Night Shift at the Morgue, Director’s Cut
object-23 = Stitched Doll 13 of 666
object-24 = Cult of the Deep, Signed Board Game
object-25 = Rubber Monster Mask of ’79

scenario-1 = Midnight Madness
scenario-2 = Museum Glass
scenario-3 = Flea-Market Fever
scenario-4 = Guest of Honour
scenario-5 = Security on Duty
scenario-6 = Mystery Box
scenario-7 = Theme of the Year
scenario-8 = Hall of Fame
scenario-9 = Monkey Business
scenario-10 = Haggling Hour
