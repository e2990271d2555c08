# Quello che la scatola contiene per altri giochi.

companion-crossover-1 = Queste carte e miniature servono ad altri due giochi; niente di tutto ciò entra in una partita di Dungeonology.
companion-crossover-sine-tempore = Sine Tempore
companion-crossover-black-rose-wars = Black Rose Wars
companion-crossover-2 = Crono’s Crown, una carta equipaggiamento con cui i membri psionici dell’equipaggio giocano con il tempo. Si aggiunge all’equipaggiamento costruibile; i materiali sono sul retro.
companion-crossover-3 = Yocca viene con voi come animale da compagnia. Le regole per questi animali si scaricano dall’editore.
companion-crossover-4 = «Petrifier», un Incantesimo Dimenticato che può evocare il Basilisco. Una carta Evocazione ne dice i valori; usa la miniatura di questa scatola.
companion-crossover-5 = Andromeda Studiosa, una carta Evocazione al posto di Andromeda: nella Loggia può esserci solo una delle due. Usa la miniatura di questa scatola.
companion-crossover-6 = Nina la Manticora, un Famiglio: miniatura, carta Famiglio e segnalino attivazione, sette Uova, un cubo bianco e sei neri.
companion-eggs-number = Chi ha la Corona prende le { $count } Uova e le numera da 1. Ognuna nasconde un cubo; questa pagina li ha mescolati e nessuno sa dov’è quello bianco.
companion-eggs-rooms = Scegli due colori di Stanze: { $count } Uova vanno su quelle Stanze, una per ciascuna.
companion-eggs-black-rose = L’ultimo Uovo va nella Stanza della Rosa Nera.
companion-egg-black = Uovo { $number }: un cubo nero, 1 PP. L’Uovo si scarta.
companion-egg-white = Uovo { $number }: il cubo bianco. Ecco la Manticora! L’Uovo si scarta.
companion-eggs-anew = La Manticora è sconfitta: togli tutte le Uova dalle Stanze e disponile di nuovo.
